import { type Cursor, isAfterCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/open.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../../platform/db/tables/webhooks.ts';

export function webhookStore(db: Db) {
  return {
    list: () => db.selectFrom('webhook').selectAll().orderBy('created_at').orderBy('id').execute(),

    find: (id: string) => db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst(),

    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('webhook')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** How many deliveries wait, by webhook. */
    async waiting(): Promise<Map<string, number>> {
      const rows = await db
        .selectFrom('webhook_delivery')
        .select((eb) => ['webhook_id', eb.fn.countAll<number>().as('count')])
        .where('done_at', 'is', null)
        .groupBy('webhook_id')
        .execute();
      return new Map(rows.map(({ webhook_id, count }) => [webhook_id, Number(count)]));
    },

    async insert(row: WebhookTable): Promise<void> {
      await db.insertInto('webhook').values(row).execute();
    },

    async change(id: string, values: Partial<Omit<WebhookTable, 'id' | 'created_at'>>): Promise<void> {
      await db.updateTable('webhook').set(values).where('id', '=', id).execute();
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('webhook_delivery').where('webhook_id', '=', id).execute();
      await db.deleteFrom('webhook').where('id', '=', id).execute();
    },

    findDelivery: (id: string) => db.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirst(),

    deliveries: (webhookId: string, max: number, after?: Cursor) =>
      db
        .selectFrom('webhook_delivery')
        .selectAll()
        .where('webhook_id', '=', webhookId)
        .$if(after !== undefined, (query) => query.where(isAfterCursor('created_at', after as Cursor)))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(max)
        .execute(),

    async insertDelivery(row: WebhookDeliveryTable): Promise<void> {
      await db.insertInto('webhook_delivery').values(row).execute();
    },

    /** Due now, counted from the first attempt again. A delivery under way, which has no error, is left alone. */
    async again(where: { id: string } | { webhookId: string }, at: number): Promise<void> {
      const query = db
        .updateTable('webhook_delivery')
        .set({ next_attempt_at: at, attempts: 0, done_at: null, outcome: 'waiting' })
        .where('sealed', 'is not', null)
        .where('error', '<>', '');
      await ('id' in where
        ? query.where('id', '=', where.id).execute()
        : query.where('webhook_id', '=', where.webhookId).where('done_at', 'is', null).execute());
    },
  };
}
