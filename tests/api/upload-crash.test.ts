// Kills the server at random moments while images are added, replaced, deleted and purged, and compares rows with files.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AdminBanner, BinEntry } from '../../contract/cards.ts';
import { paths } from '../../contract/paths.ts';
import { assemble } from '../../server/assemble.ts';
import { makeLog } from '../../server/log.ts';
import { type Db, openDatabase } from '../../server/platform/db/open.ts';
import { filesOf } from '../../server/platform/images/variants.ts';
import { bareSite } from '../harness/bare-site.ts';
import { adminOf, cardForm, storedFiles } from '../harness/cards.ts';
import { onEachEngine } from '../harness/make-app.ts';
import { picture } from '../harness/pictures.ts';
import { startBareServer } from '../harness/start-bare-server.ts';

const rounds = Number(process.env.CRASH_ROUNDS ?? 2);

/** Writes of every kind, without end, until the server is gone. Says how many were answered. */
async function keepWriting(origin: string, headers: Record<string, string>, image: Blob, onSaved: () => void): Promise<void> {
  const pick = <Each>(list: Each[]) => list[Math.floor(Math.random() * list.length)];
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, { ...init, headers });
    if (init.method) onSaved();
    return response;
  };
  for (;;) {
    try {
      const banners = (await (await call(paths.banners)).json()) as AdminBanner[];
      const bin = (await (await call(paths.bin)).json()) as BinEntry[];
      const one = pick(banners)?._id ?? '';
      const dice = Math.random();
      if (!one || dice < 0.4) await call(paths.addBanner, { method: 'POST', body: await cardForm({ image }) });
      else if (dice < 0.7) await call(paths.updateBanner.replace(':id', one), { method: 'PUT', body: await cardForm({ image }) });
      else if (dice < 0.85) await call(paths.deleteBanner.replace(':id', one), { method: 'DELETE' });
      else await call(paths.binEntry.replace(':id', pick(bin)?.id ?? 'none'), { method: 'DELETE' });
    } catch {
      return;
    }
  }
}

async function filesOfRows(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('image').select(['folder', 'name', 'variants']).execute();
  return rows
    .flatMap(({ folder, name, variants }) =>
      filesOf({ name, variants: JSON.parse(variants) }).map((file) => `uploads/${folder}/${file}`),
    )
    .sort();
}

onEachEngine((make, engine) => {
  test(`after ${rounds} kills no row lacks a file, and after the next start no file lacks a row`, {
    timeout: 60_000 + rounds * 20_000,
  }, async () => {
    const app = await make();
    const admin = await adminOf(app);
    const { headers } = admin;
    const image = await picture({ width: 160, height: 90, format: 'jpeg' });
    // One that nobody deletes: where no row names an image, a start leaves all files alone.
    await admin.post(paths.addService, await cardForm({ slogan: 'Stays' }));
    await app.close();

    for (let round = 0; round < rounds; round += 1) {
      const { child, origin } = await startBareServer(app.dataDir, app.databaseUrl);
      const { promise: saved, resolve: onSaved } = Promise.withResolvers<void>();
      const writers = Array.from({ length: 4 }, () => keepWriting(origin, headers, image, onSaved));
      await saved;
      // The moment of the kill is what this test is about, hence a delay and not an event.
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 800));
      child.kill('SIGKILL');
      await once(child, 'exit');
      await Promise.all(writers);

      const database = await openDatabase(app.config);
      const wanted = await filesOfRows(database.db);
      await database.close();
      expect(wanted.filter((file) => !existsSync(join(app.dataDir, file)))).toEqual([]);

      const next = await assemble({ config: app.config, log: makeLog('silent'), renderer: bareSite });
      // On PostgreSQL another instance might be between file and row, so a start leaves files that are younger than that.
      if (engine === 'postgres') await next.publishing.sweep(0);
      await next.close();
      expect(storedFiles(app.dataDir)).toEqual(wanted);
    }
  });
});
