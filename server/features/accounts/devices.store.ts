import type { Db } from '../../platform/db/open.ts';

/** Devices that have signed in before, per account. */
export function deviceStore(db: Db) {
  return {
    /** Whether the account of this address knows the device. Costs the same for an unknown address. */
    async isKnown(hash: string, email: string): Promise<boolean> {
      const row = await db
        .selectFrom('known_device')
        .innerJoin('account', 'account.id', 'known_device.account_id')
        .select('known_device.hash')
        .where('known_device.hash', '=', hash)
        .where('account.email', '=', email)
        .executeTakeFirst();
      return row !== undefined;
    },

    async count(accountId: string): Promise<number> {
      const { devices } = await db
        .selectFrom('known_device')
        .select((select) => select.fn.countAll<number>().as('devices'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return Number(devices);
    },

    async remember(hash: string, accountId: string, now: number): Promise<void> {
      await db
        .insertInto('known_device')
        .values({ hash, account_id: accountId, last_used_at: now })
        .onConflict((conflict) => conflict.columns(['hash', 'account_id']).doUpdateSet({ last_used_at: now }))
        .execute();
    },

    async removeOf(accountId: string): Promise<void> {
      await db.deleteFrom('known_device').where('account_id', '=', accountId).execute();
    },

    async sweep(unusedSince: number): Promise<void> {
      await db.deleteFrom('known_device').where('last_used_at', '<=', unusedSince).execute();
    },
  };
}
