import { type RawBuilder, sql } from 'kysely';

/** A place in a list that is ordered by a time and the id, newest first: the last row of the page before. */
export type Cursor = { time: number; id: string };

export const writeCursor = ({ time, id }: Cursor) => `${time}.${id}`;

/** Undefined where the text is not what `writeCursor` made. */
export function readCursor(text: string): Cursor | undefined {
  const [, time, id] = /^(\d{1,16})\.([\w-]{1,64})$/.exec(text) ?? [];
  return time && id ? { time: Number(time), id } : undefined;
}

/** The rows that follow a place, in the order of `column` and id; every page costs the same, however deep it is. */
export const follows = (column: string, { time, id }: Cursor): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)}, id) < (${time}, ${id})`;
