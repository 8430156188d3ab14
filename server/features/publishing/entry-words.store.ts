import type { Db } from '../../platform/db/open.ts';
import { searchableWords, wordPattern } from '../../platform/searchable-words.ts';
import { type LiveRow, liveColumns } from './live.store.ts';

/** Kinds of which there may be too many for the index that browsers search in. */
const searched = ['article', 'news'];

/** The words of what visitors get, so that searching 10,000 entries reads none of them. */
export function entryWordsStore(db: Db) {
  const row = ({ key, content }: { key: string; content: string }) => ({ key, words: searchableWords(JSON.parse(content)) });

  return {
    /** Of an entry that visitors get in this version; without one they no longer get it. */
    async set(key: string, kind: string, content?: string): Promise<void> {
      if (!searched.includes(kind)) return;
      if (content === undefined) return void (await db.deleteFrom('entry_words').where('key', '=', key).execute());
      await db
        .insertInto('entry_words')
        .values(row({ key, content }))
        .onConflict((conflict) => conflict.column('key').doUpdateSet((eb) => ({ words: eb.ref('excluded.words') })))
        .execute();
    },

    /** Live entries with all of these words, newest first. */
    search: (kind: string, words: string[], limit: number): Promise<(LiveRow & { words: string })[]> =>
      db
        .selectFrom((eb) => {
          let found = eb
            .selectFrom('entry_words')
            .innerJoin('entry as listed', 'listed.key', 'entry_words.key')
            .select(['listed.key', 'entry_words.words'])
            .where('listed.kind', '=', kind)
            .where('listed.live_sort', 'is not', null);
          for (const word of words) found = found.where('entry_words.words', 'like', wordPattern(word));
          return found.orderBy('listed.live_sort', 'desc').orderBy('listed.key', 'desc').limit(limit).as('found');
        })
        .innerJoin('entry', 'entry.key', 'found.key')
        .innerJoin('entry_version', (join) =>
          join.onRef('entry_version.key', '=', 'entry.key').onRef('entry_version.number', '=', 'entry.live'),
        )
        .select([...liveColumns, 'found.words'])
        .orderBy('entry.live_sort', 'desc')
        .orderBy('entry.key', 'desc')
        .execute(),

    /** Live entries whose words are missing: from before this table, or from an older backup. Reads indexes only. */
    missing: async (): Promise<string[]> =>
      (
        await db
          .selectFrom('entry')
          .select('key')
          .where('kind', 'in', searched)
          .where('live_sort', 'is not', null)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('entry_words').select('entry_words.key').whereRef('entry_words.key', '=', 'entry.key'))),
          )
          .execute()
      ).map(({ key }) => key),

    async fill(keys: string[]): Promise<void> {
      const rows = await db
        .selectFrom('entry')
        .innerJoin('entry_version', (join) =>
          join.onRef('entry_version.key', '=', 'entry.key').onRef('entry_version.number', '=', 'entry.live'),
        )
        .select(['entry.key', 'entry_version.content'])
        .where('entry.key', 'in', keys)
        .where('entry.live_sort', 'is not', null)
        .execute();
      if (!rows.length) return;
      await db
        .insertInto('entry_words')
        .values(rows.map(row))
        .onConflict((conflict) => conflict.doNothing()) // published meanwhile
        .execute();
    },
  };
}
