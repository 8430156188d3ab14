import { sql } from 'kysely';
import type { OpenDatabase } from '../db/open.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../db/tables/webhooks.ts';
import type { Attempt } from './post.ts';

export type DeliveryStore = ReturnType<typeof deliveryStore>;
type Claim = { webhookId: string; now: number; leaseUntil: number; keyId: string };

/** The queue of deliveries. Those that the key does not open are left to the machine that has theirs. */
export function deliveryStore({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>) {
  const told = ({ status, answer, error }: Attempt, at: number) => ({ status, answer, error, last_attempt_at: at });

  return {
    /** Active webhooks with something due. */
    async withDue(now: number, keyId: string): Promise<string[]> {
      const rows = await db
        .selectFrom('webhook_delivery as delivery')
        .innerJoin('webhook', 'webhook.id', 'delivery.webhook_id')
        .select('webhook.id')
        .distinct()
        .where('webhook.state', '=', 'active')
        .where('webhook.sealed_for', 'like', `%,${keyId},%`)
        .where('delivery.done_at', 'is', null)
        .where('delivery.next_attempt_at', '<=', now)
        .where('delivery.sealed_for', 'like', `%,${keyId},%`)
        .execute();
      return rows.map(({ id }) => id);
    },

    find: (id: string): Promise<WebhookTable | undefined> =>
      db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirst(),

    /**
     * Claims the oldest due delivery of a webhook and sets its next attempt to `leaseUntil`: until then no other process claims
     * it, and if this one crashes, another retries after that. A delivery under way has no error.
     */
    claim: ({ webhookId, now, leaseUntil, keyId }: Claim): Promise<WebhookDeliveryTable | undefined> =>
      db
        .updateTable('webhook_delivery')
        .set((set) => ({ attempts: set('attempts', '+', 1), next_attempt_at: leaseUntil, error: '' }))
        .where('id', '=', (from) =>
          from
            .selectFrom('webhook_delivery')
            .select('id')
            .where('webhook_id', '=', webhookId)
            .where('done_at', 'is', null)
            .where('next_attempt_at', '<=', now)
            .where('sealed_for', 'like', `%,${keyId},%`)
            .orderBy('created_at')
            .orderBy('id')
            .limit(1)
            .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .executeTakeFirst(),

    /** Delivered: the payload is no longer needed. */
    async delivered(id: string, attempt: Attempt, at: number): Promise<void> {
      await db
        .updateTable('webhook_delivery')
        .set({ outcome: 'delivered', done_at: at, sealed: null, ...told(attempt, at) })
        .where('id', '=', id)
        .execute();
    },

    async postpone(id: string, until: number, attempt: Attempt, at: number): Promise<void> {
      await db
        .updateTable('webhook_delivery')
        .set({ next_attempt_at: until, ...told(attempt, at) })
        .where('id', '=', id)
        .execute();
    },

    /** Given up. The payload stays for a while: it can be sent again by hand. */
    async giveUp(id: string, attempt: Attempt, at: number): Promise<void> {
      await db
        .updateTable('webhook_delivery')
        .set({ outcome: 'failed', done_at: at, ...told(attempt, at) })
        .where('id', '=', id)
        .execute();
    },

    async failing(webhookId: string, at: number, error: string, stop: boolean): Promise<void> {
      await db
        .updateTable('webhook')
        .set({ failing_since: sql<number>`coalesce(failing_since, ${at})`, last_error: error, ...(stop && { state: 'stopped' }) })
        .where('id', '=', webhookId)
        .execute();
    },

    /** It works again: what waited for a later attempt is due at once. */
    async recovered(webhookId: string, now: number): Promise<void> {
      await db.updateTable('webhook').set({ failing_since: null, last_error: null }).where('id', '=', webhookId).execute();
      await db
        .updateTable('webhook_delivery')
        .set({ next_attempt_at: now })
        .where('webhook_id', '=', webhookId)
        .where('done_at', 'is', null)
        .where('error', '<>', '')
        .execute();
    },

    async forget(createdBefore: number): Promise<void> {
      await db.deleteFrom('webhook_delivery').where('created_at', '<', createdBefore).execute();
    },

    sealedWebhooks: () => db.selectFrom('webhook').select(['id', 'sealed', 'sealed_for']).execute(),

    /** Unless the secret was changed meanwhile. */
    async reseal(id: string, before: string, values: Pick<WebhookTable, 'sealed' | 'sealed_for'>): Promise<void> {
      await db.updateTable('webhook').set(values).where('id', '=', id).where('sealed', '=', before).execute();
    },
  };
}
