import { sql } from 'kysely';
import { plainText } from '../../../contract/search-words.ts';
import type { Migration } from '../db/migrate.ts';

type OldCard = {
  id: string;
  kind: 'banner' | 'service';
  title: string;
  slogan: string;
  description: string;
  alt: string;
  decorative: number;
  image: string;
  image_width: number;
  image_height: number;
  placeholder: string;
  variants: string;
  has_all_variants: number;
  position: number;
  version: number;
  created_at: number;
  deleted_at: number | null;
  deleted_by: string | null;
};

const middle = { x: 0.5, y: 0.5 };

/** Banners and service cards become entries: each with its present version, live since it was added, in its place or in the bin. */
export const cardsAsEntries: Migration = {
  name: '041-cards-as-entries',
  async up(db) {
    const { rows } = await sql<OldCard>`select * from showcase order by created_at, id`.execute(db);
    for (const card of rows) {
      const key = `${card.kind}/${card.id}`;
      const at = Number(card.created_at);
      const image = { image: card.image, alt: card.alt, decorative: card.decorative === 1, focus: middle };
      const { title, slogan, description } = card;
      const content = card.kind === 'banner' ? { title, description, image } : { title, slogan, description, image };
      const isLive = card.deleted_at === null;
      const day = new Date(at).toISOString().slice(0, 10).replace(/-/g, '');
      await db
        .insertInto('image')
        .values({
          name: card.image,
          folder: `${card.kind}s`,
          width: card.image_width,
          height: card.image_height,
          placeholder: card.placeholder,
          variants: card.variants,
          has_all_variants: card.has_all_variants,
          alt: card.alt,
          created_at: at,
          created_by: '',
        })
        .execute();
      await db
        .insertInto('entry')
        .values({
          key,
          kind: card.kind,
          id: card.id,
          slug: card.id,
          title,
          title_key: plainText(title),
          newest: card.version,
          position: card.position,
          created_at: at,
          updated_at: at,
          updated_by: '',
          deleted_at: card.deleted_at,
          deleted_by: card.deleted_by,
          live: isLive ? card.version : null,
          live_from: isLive ? at : null,
          live_until: null,
          live_sort: isLive ? `${day}1${String(at).padStart(15, '0')}` : null,
          live_changed: isLive ? at : null,
          first_at: isLive ? at : null,
          next_at: null,
        })
        .execute();
      await db
        .insertInto('entry_version')
        .values({ key, number: card.version, at, by: '', title, day: null, content: JSON.stringify(content), changed: '[]' })
        .execute();
      await db.insertInto('entry_image').values({ key, number: card.version, image: card.image }).execute();
      await db
        .insertInto('publication')
        .values({ key, seq: 1, version: card.version, from_at: at, until_at: null, at, by: '' })
        .execute();
    }
    await db.schema.dropTable('showcase').execute();
  },
};
