import type { Db } from '../../platform/db/open.ts';
import type { RegistrationTable } from '../../platform/db/tables/accounts.ts';

const maxTries = 5;

/** Registrations that wait for their code. */
export function registrationStore(db: Db) {
  return {
    async add(registration: Omit<RegistrationTable, 'tries' | 'tries_elsewhere'>): Promise<void> {
      await db
        .insertInto('registration')
        .values({ ...registration, tries: 0, tries_elsewhere: 0 })
        .execute();
    },

    /** The newest registration of an address, even if it already has an account. */
    latest: (email: string) =>
      db
        .selectFrom('registration')
        .selectAll()
        .where('email', '=', email)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Registrations since then of an address without an account. */
    waiting: (email: string, since: number) =>
      db
        .selectFrom('registration')
        .selectAll()
        .where('email', '=', email)
        .where('created_at', '>', since)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('account').select('account.id').where('account.email', '=', email))),
        )
        .limit(50)
        .execute(),

    /** Replaces a registration's code. For an unknown id it does the same work. */
    async renewCode(code: { id: string; hash: string; expiresAt: number }): Promise<void> {
      await db
        .updateTable('registration')
        .set({ code_hash: code.hash, code_expires_at: code.expiresAt, tries: 0, tries_elsewhere: 0 })
        .where('id', '=', code.id)
        .execute();
    },

    /**
     * Counts a try on every registration of the address whose code still lives, and returns these. Tries from the network that
     * registered and from elsewhere are counted apart, so that strangers cannot use up the registrant's.
     */
    async countTry(email: string, originHash: string, now: number) {
      const count = (column: 'tries' | 'tries_elsewhere', comparison: '=' | '!=') =>
        db
          .updateTable('registration')
          .set((set) => ({ [column]: set(column, '+', 1) }))
          .where('email', '=', email)
          .where('origin_hash', comparison, originHash)
          .where(column, '<', maxTries)
          .where('code_expires_at', '>', now)
          .returning(['id', 'username', 'password_hash', 'code_hash'])
          .execute();
      return [...(await count('tries', '=')), ...(await count('tries_elsewhere', '!='))];
    },

    async removeOf(email: string): Promise<void> {
      await db.deleteFrom('registration').where('email', '=', email).execute();
    },

    async sweep(createdBefore: number): Promise<void> {
      await db.deleteFrom('registration').where('created_at', '<=', createdBefore).execute();
    },
  };
}
