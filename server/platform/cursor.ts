import { type RawBuilder, sql } from 'kysely';

/** Keyset pagination cursor: time and id of the last row of the previous page. Lists are sorted newest first. */
export type Cursor = { time: number; id: string };

export const writeCursor = ({ time, id }: Cursor) => `${time}.${id}`;

/** Undefined if the text is not a valid cursor. */
export function readCursor(text: string): Cursor | undefined {
  const [, time, id] = /^(\d{1,16})\.([\w-]{1,64})$/.exec(text) ?? [];
  return time && id ? { time: Number(time), id } : undefined;
}

/** Rows after the cursor, ordered by `column` and id. Unlike OFFSET, deep pages cost the same as the first. */
export const isAfterCursor = (column: string, { time, id }: Cursor): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(column)}, id) < (${time}, ${id})`;
