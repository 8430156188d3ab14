import { sql } from 'kysely';
import type { Db } from '../../../platform/db/open.ts';
import { type Totals, type WordCount, wordsOf } from './bayes.ts';

type Kind = keyof Totals;
/** Under this name, which no word can have, the table counts the messages themselves. */
const total = '#';

/** What colleagues have marked, counted by word. Single words, not texts: nobody can be read out of it. */
export function spamStore(db: Db) {
  async function add(words: string[], kind: Kind, by: 1 | -1): Promise<void> {
    for (let start = 0; start < words.length; start += 100) {
      const rows = words.slice(start, start + 100).map((word) => ({ word, spam: 0, ham: 0, [kind]: Math.max(0, by) }));
      await db
        .insertInto('spam_word')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('word').doUpdateSet({
            [kind]: sql<number>`case when spam_word.${sql.ref(kind)} + ${sql.lit(by)} < 0 then 0 else spam_word.${sql.ref(kind)} + ${sql.lit(by)} end`,
          }),
        )
        .execute();
    }
  }

  return {
    learn: (text: string, kind: Kind) => add([total, ...wordsOf(text)], kind, 1),
    /** Takes back what was learnt, when a colleague changes their mind. */
    unlearn: (text: string, kind: Kind) => add([total, ...wordsOf(text)], kind, -1),

    async recall(text: string): Promise<{ counts: WordCount[]; totals: Totals }> {
      const words = wordsOf(text);
      const rows = await db
        .selectFrom('spam_word')
        .selectAll()
        .where('word', 'in', [total, ...words])
        .execute();
      const { spam = 0, ham = 0 } = rows.find(({ word }) => word === total) ?? {};
      return { counts: rows.filter(({ word }) => word !== total), totals: { spam, ham } };
    },
  };
}

/** The text of a message that is learnt from. */
export const textToLearn = (row: { first_name: string; last_name: string; company_name: string; message: string }) =>
  [row.first_name, row.last_name, row.company_name, row.message].join('\n');
