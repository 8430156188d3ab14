import { sql } from 'kysely';
import type { Db, Engine } from '../db/open.ts';

export const channel = 'norvane_changed';

/** What can change: public content, which every process caches, and contact messages, which open dashboards show. */
export const topics = { content: 'content.version', messages: 'messages.version' } as const;
export type Topic = keyof typeof topics;

/**
 * Increments a topic's version in the caller's transaction and returns it. Call it last: concurrent transactions wait for the
 * row. PostgreSQL notifies on commit.
 */
export async function announce(trx: Db, engine: Engine, topic: Topic): Promise<number> {
  const { value } = await trx
    .insertInto('setting')
    .values({ name: topics[topic], value: '1' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql<string>`cast(cast(setting.value as integer) + 1 as text)` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  const text = topic === 'content' ? value : `${topic}:${value}`;
  if (engine === 'postgres') await sql`select pg_notify(${channel}, ${text})`.execute(trx);
  return Number(value);
}
