import { sql } from 'kysely';
import { partPattern, type SearchTerms, wholePattern } from '../../platform/text-search.ts';

/** Whole words are listed before parts of words, each newest first. */
export type Phase = 'whole' | 'part';

const isLike = (patterns: string[]) =>
  sql<boolean>`(${sql.join(
    patterns.map((pattern) => sql`search like ${pattern}`),
    sql` and `,
  )})`;
const anyOf = (conditions: ReturnType<typeof sql<boolean>>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** A condition on the search text, by LIKE. */
export function matches(terms: SearchTerms, phase: Phase) {
  const whole = anyOf(terms.map((list) => isLike(list.map(wholePattern))));
  return phase === 'whole' ? whole : sql<boolean>`${anyOf(terms.map((list) => isLike(list.map(partPattern))))} and not ${whole}`;
}

/** The same through SQLite's trigram index. */
export function indexed(terms: SearchTerms, phase: Phase) {
  const pattern = phase === 'whole' ? wholePattern : partPattern;
  return anyOf(
    terms.map((list) => sql<boolean>`message.rowid in (select rowid from message_search where ${isLike(list.map(pattern))})`),
  );
}
