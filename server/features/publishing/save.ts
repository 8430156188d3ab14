// The steps that every way of saving and publishing shares. Each runs in the caller's transaction, with the entry locked.

import type { EntryKind } from '../../../contract/entries.ts';
import { plainText } from '../../../contract/search-words.ts';
import type { Db } from '../../platform/db/open.ts';
import { changedFields, imagesIn } from './content.ts';
import { type EntryRow, entryStore } from './entry.store.ts';
import { kinds } from './kinds.ts';
import { settle } from './live.ts';

export const keyOf = (kind: EntryKind, id: string) => `${kind}/${id}`;

type New = { kind: EntryKind; id: string; slug: string; by: string; at: number; position?: number };

/** An entry without a version yet. */
export async function insertEntry(db: Db, { kind, id, slug, by, at, position = 0 }: New): Promise<EntryRow> {
  const row: EntryRow = {
    key: keyOf(kind, id),
    kind,
    id,
    slug,
    title: '',
    title_key: '',
    newest: 0,
    position,
    created_at: at,
    updated_at: at,
    updated_by: by,
    deleted_at: null,
    deleted_by: null,
    live: null,
    live_from: null,
    live_until: null,
    live_sort: null,
    live_changed: null,
    first_at: null,
    next_at: null,
  };
  await entryStore(db).insert(row);
  return row;
}

/** Adds a version to an entry; `before` is the content it is compared with. */
export async function addVersion(
  db: Db,
  entry: EntryRow,
  { content, before, by, at }: { content: unknown; before: unknown; by: string; at: number },
): Promise<EntryRow> {
  const kind = kinds[entry.kind as EntryKind];
  const number = entry.newest + 1;
  const title = kind.title(content as never);
  await entryStore(db).insertVersion(
    {
      key: entry.key,
      number,
      at,
      by,
      title,
      day: kind.day?.(content as never) ?? null,
      content: JSON.stringify(content),
      changed: JSON.stringify(before === undefined ? [] : changedFields(before, content)),
    },
    imagesIn(content),
  );
  const changes = { newest: number, title, title_key: plainText(title), updated_at: at, updated_by: by };
  await entryStore(db).update(entry.key, changes);
  return { ...entry, ...changes };
}

type Decided = { version: number | null; from: number; until: number | null; by: string; at: number };

/** Records a decision and brings what visitors get up to date. */
export async function decide(db: Db, key: string, { version, from, until, by, at }: Decided): Promise<void> {
  await entryStore(db).publish({ key, version, from_at: from, until_at: until, at, by });
  await settle(db, key, at);
}
