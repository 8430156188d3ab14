import type { Db } from '../../platform/db/open.ts';
import type { AccountTable } from '../../platform/db/tables/accounts.ts';

/** Accounts: verified addresses, whether approved or not. */
export function accountStore(db: Db) {
  const change = async (id: string, values: Partial<Omit<AccountTable, 'id'>>) => {
    await db.updateTable('account').set(values).where('id', '=', id).execute();
  };
  return {
    findByEmail: (email: string) => db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst(),
    findById: (id: string) => db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst(),
    list: () => db.selectFrom('account').selectAll().orderBy('created_at').orderBy('id').execute(),

    /** Those who may decide about the team. */
    owners: () => db.selectFrom('account').selectAll().where('role', '=', 'owner').where('approved_at', 'is not', null).execute(),

    /** True once there is an approved owner. */
    async hasOwner(): Promise<boolean> {
      const owner = await db
        .selectFrom('account')
        .select('id')
        .where('role', '=', 'owner')
        .where('approved_at', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      return owner !== undefined;
    },

    async add(account: AccountTable): Promise<void> {
      await db.insertInto('account').values(account).execute();
    },

    approve: (id: string, now: number, role: AccountTable['role']) => change(id, { approved_at: now, role }),
    setRole: (id: string, role: AccountTable['role']) => change(id, { role }),
    setUsername: (id: string, username: string) => change(id, { username }),
    setEmail: (id: string, email: string) => change(id, { email }),
    setPassword: (id: string, passwordHash: string) => change(id, { password_hash: passwordHash }),

    /**
     * Holds the row until the transaction ends, if it still has this password: a session that begins and a password that changes
     * wait for each other.
     */
    async hold(id: string, passwordHash: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('account')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Deletes the account; its sessions are deleted by cascade. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('account').where('id', '=', id).execute();
    },
  };
}
