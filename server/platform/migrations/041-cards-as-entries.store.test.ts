import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin } from '../../../tests/harness/admin.ts';
import { freshSchema, onEachEngine, scratchDatabase } from '../../../tests/harness/make-app.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import { migrations } from './migrations.ts';

const card = (n: number, values: object = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  kind: n % 2 ? 'banner' : 'service',
  title: `Card ${n}`,
  slogan: n % 2 ? '' : `Slogan ${n}`,
  description: `Text ${n}`,
  alt: `Alt ${n}`,
  decorative: n === 3 ? 1 : 0,
  image: `${String(n).repeat(32)}.jpg`,
  image_width: 1920,
  image_height: 1080,
  placeholder: 'data:,x',
  variants: '[{"format":"webp","width":640}]',
  has_all_variants: 0,
  position: 10 - n,
  version: n,
  created_at: 1_700_000_000_000 + n,
  deleted_at: null,
  deleted_by: null,
  ...values,
});
const before = migrations.filter(({ name }) => name < '040');

onEachEngine((make, engine) => {
  test('banners and service cards of the old table become entries; nothing is lost, and the calls answer the same', async () => {
    const place = scratchDatabase(engine === 'postgres' ? await freshSchema() : undefined);
    const database = await openDatabase(place);
    await migrate(database, before);
    const cards = [card(1), card(2), card(3), card(4), card(5, { deleted_at: Date.now(), deleted_by: 'Olga' })];
    for (const row of cards) {
      const columns = Object.keys(row).map((name) => sql.ref(name));
      await sql`insert into showcase (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(database.db);
    }
    await database.close();

    const app = await make(place);
    const { headers } = await loginAdmin(app);
    const read = async (path: string) => (await app.app.request(path, { headers })).json();
    expect(await (await app.app.request(paths.publicBanners)).json()).toEqual(
      [3, 1].map((n) => ({ _id: card(n).id, banner: { title: `Card ${n}`, description: `Text ${n}`, image: card(n).image } })),
    );
    expect(await (await app.app.request(paths.services)).json()).toEqual(
      [4, 2].map((n) => ({
        _id: card(n).id,
        service: { title: `Card ${n}`, slogan: `Slogan ${n}`, description: `Text ${n}`, image: card(n).image },
      })),
    );
    const [third] = await read(paths.banners);
    expect(third).toMatchObject({
      version: 3,
      alt: 'Alt 3',
      decorative: true,
      picture: { width: 1920, height: 1080, placeholder: 'data:,x' },
    });
    expect(await read(paths.bin)).toMatchObject([{ id: card(5).id, kind: 'banner', title: 'Card 5', deletedBy: 'Olga' }]);
    const images = await app.database.db.selectFrom('image').select(['name', 'folder']).orderBy('name').execute();
    expect(images).toEqual(cards.map(({ image, kind }) => ({ name: image, folder: `${kind}s` })));
    expect(await read(`/api/v1/entries/banner/${card(3).id}/versions`)).toMatchObject({ versions: [{ number: 3 }] });
    await app.app.request(paths.restoreFromBin.replace(':id', card(5).id), { method: 'POST', headers });
    expect((await read(paths.banners)).map(({ _id }: { _id: string }) => _id)).toEqual([5, 3, 1].map((n) => card(n).id));
  });
});
