// The steps that every way of saving and publishing shares. Each runs in the caller's transaction, with the entry locked.

import type { EntryKind } from '../../../contract/entries.ts';
import { plainText } from '../../../contract/search-words.ts';
import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/db/open.ts';
import { days } from '../../platform/time.ts';
import { changedFields, imagesIn } from './content.ts';
import { type EntryRow, entryStore } from './entry.store.ts';
import { kinds } from './kinds.ts';
import { notLive, settle } from './live.ts';

export const keyOf = (kind: EntryKind, id: string) => `${kind}/${id}`;

/** A draft may not have one yet. */
export const titleOf = (kind: EntryKind, content: unknown): string => kinds[kind].title(content as never) ?? '';

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
    ...notLive,
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
  const title = titleOf(entry.kind as EntryKind, content);
  await entryStore(db).insertVersion(
    {
      key: entry.key,
      number,
      at,
      by,
      title,
      day: kind.day?.(content as never) || null,
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

/** Records a decision and brings what visitors get up to date. What says itself that it expires ends then at the latest. */
export async function decide(db: Db, key: string, { version, from, until, by, at }: Decided): Promise<void> {
  const end = version === null ? null : await expiryOf(db, key, version);
  const until_at = end === null ? until : Math.min(end, until ?? end);
  if (until_at !== null && until_at <= from) throw expired();
  await entryStore(db).publish({ key, version, from_at: from, until_at, at, by });
  await settle(db, key, at);
}

const expired = () =>
  new AppError(400, 'Its last day is over. Choose a later one.', {
    code: 'invalid-period',
    fields: { until: 'Its last day is over.' },
  });

/** The end of the last day that a version names, in UTC. */
async function expiryOf(db: Db, key: string, number: number): Promise<number | null> {
  const { lastDay } = kinds[key.slice(0, key.indexOf('/')) as EntryKind];
  if (!lastDay) return null;
  const version = await entryStore(db).version(key, number);
  const day = version && lastDay(JSON.parse(version.content) as never);
  return day ? Date.parse(day) + days(1) : null;
}
