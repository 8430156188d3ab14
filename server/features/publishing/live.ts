import type { EntryKind } from '../../../contract/entries.ts';
import type { Db } from '../../platform/db/open.ts';
import { entryStore } from './entry.store.ts';
import { entryWordsStore } from './entry-words.store.ts';
import { builtInEntry, sortKey } from './kinds.ts';
import { liveStore } from './live.store.ts';
import { firstShown, nextChange, shownAt } from './schedule.ts';

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Brings the live columns of an entry up to what its publications say at a time. */
export async function settle(db: Db, key: string, at: number): Promise<void> {
  const entries = entryStore(db);
  const entry = await entries.find(key);
  const words = entryWordsStore(db);
  const kind = key.split('/')[0] as EntryKind;
  if (!entry) {
    await words.set(key, kind);
    return void (await entries.update(key, notLive));
  }
  const decisions = await entries.publications([key]);
  const shown = shownAt(decisions, at);
  const next = nextChange(decisions, at);
  const version = shown && (await entries.version(key, shown.version));
  await words.set(key, kind, version?.content);
  if (!shown || !version) return entries.update(key, { ...notLive, next_at: next });
  const first = firstShown(decisions) ?? shown.from;
  const isBuiltIn = (await builtInEntry(kind, entry.id)) !== undefined;
  await entries.update(key, {
    live: shown.version,
    live_from: shown.from,
    live_until: shown.until,
    live_sort: sortKey(kind, entry.id, version.day ?? isoDay(first), entry.created_at, isBuiltIn),
    live_changed: Math.max(version.at, shown.from),
    first_at: first,
    next_at: next,
  });
}

/** The live columns of an entry that visitors do not get. */
export const notLive = {
  live: null,
  live_from: null,
  live_until: null,
  live_sort: null,
  live_changed: null,
  first_at: null,
  next_at: null,
};

/** After a planned instant has passed, the first reader brings what it changed up to date. Every instance comes to the same. */
export async function settleDue(db: Db, at: number): Promise<void> {
  const due = await liveStore(db).due(at);
  if (!due.length) return;
  await db.transaction().execute(async (trx) => {
    for (const key of due) {
      await entryStore(trx).lock(key);
      await settle(trx, key, at);
    }
  });
}
