import type { Db } from '../../platform/db/open.ts';
import type { FactorTable } from '../../platform/db/tables/accounts.ts';

/** Passkeys, authenticator apps and recovery codes of accounts. */
export function factorStore(db: Db) {
  return {
    /** Those that are set up. */
    of: (accountId: string) =>
      db
        .selectFrom('factor')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is not', null)
        .orderBy('created_at')
        .execute(),

    /** Accounts that have one. */
    async accounts(): Promise<Set<string>> {
      const rows = await db.selectFrom('factor').select('account_id').where('confirmed_at', 'is not', null).execute();
      return new Set(rows.map(({ account_id }) => account_id));
    },

    passkey: (credentialId: string) =>
      db.selectFrom('factor').selectAll().where('credential_id', '=', credentialId).executeTakeFirst(),

    /** The authenticator apps of all accounts. */
    allTotp: () => db.selectFrom('factor').select(['id', 'secret']).where('kind', '=', 'totp').execute(),

    /** Stores the same shared key in another form, unless it has changed meanwhile. */
    async reseal(id: string, before: string, after: string): Promise<void> {
      await db.updateTable('factor').set({ secret: after }).where('id', '=', id).where('secret', '=', before).execute();
    },

    /** The app that waits for its first code. */
    unconfirmedTotp: (accountId: string) =>
      db
        .selectFrom('factor')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('kind', '=', 'totp')
        .where('confirmed_at', 'is', null)
        .executeTakeFirst(),

    async add(factor: FactorTable): Promise<void> {
      await db.insertInto('factor').values(factor).execute();
    },

    async change(id: string, values: Partial<Pick<FactorTable, 'name' | 'confirmed_at'>>): Promise<void> {
      await db.updateTable('factor').set(values).where('id', '=', id).execute();
    },

    /** Notes a use; false if the counter did not grow, so that a code counts once. */
    async use(id: string, counter: number, now: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('factor')
        .set({ counter, last_used_at: now })
        .where('id', '=', id)
        .where((or) => or.or([or('counter', '<', counter), or(or.val(counter), '=', 0)]))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('factor').where('id', '=', id).execute();
    },

    async removeTotp(accountId: string): Promise<void> {
      await db.deleteFrom('factor').where('account_id', '=', accountId).where('kind', '=', 'totp').execute();
    },

    async removeAll(accountId: string): Promise<void> {
      await db.deleteFrom('factor').where('account_id', '=', accountId).execute();
      await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
    },

    async replaceCodes(accountId: string, hashes: string[]): Promise<void> {
      await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
      const rows = hashes.map((hash) => ({ code_hash: hash, account_id: accountId }));
      if (rows.length) await db.insertInto('recovery_code').values(rows).execute();
    },

    async takeCode(accountId: string, hash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_code')
        .where('account_id', '=', accountId)
        .where('code_hash', '=', hash)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    async codesLeft(accountId: string): Promise<number> {
      const { codes } = await db
        .selectFrom('recovery_code')
        .select((select) => select.fn.countAll<number>().as('codes'))
        .where('account_id', '=', accountId)
        .executeTakeFirstOrThrow();
      return Number(codes);
    },
  };
}
