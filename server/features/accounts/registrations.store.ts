import { randomUUID } from 'node:crypto';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { AccountTable, RegistrationTable } from '../../platform/db/schema.ts';
import { type Mail, putDecoyIntoOutbox, putIntoOutbox } from '../../platform/mail/outbox.ts';
import { hasOwner, lockAccounts } from './account-lock.ts';

const maxTries = 5;

/** Role and approval of a newly verified account. */
export type Access = { role: AccountTable['role']; approved: boolean };

export type RegistrationStore = ReturnType<typeof registrationStore>;

/** Registrations, and turning one into an account. */
export function registrationStore({ db, engine }: OpenDatabase) {
  return {
    /** Stores a registration and queues its mail. Without `send` it does the same work but sends nothing. */
    async add(registration: Omit<RegistrationTable, 'tries'>, mail: Mail, { send }: { send: boolean }): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('registration')
          .values({ ...registration, tries: 0 })
          .execute();
        await (send ? putIntoOutbox : putDecoyIntoOutbox)(trx, mail);
      });
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

    /**
     * Registrations since then of an address without an account. Returns two at most: callers only need to know if there are
     * several.
     */
    waiting: (email: string, since: number) =>
      db
        .selectFrom('registration')
        .selectAll()
        .where('email', '=', email)
        .where('created_at', '>', since)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('account').select('account.id').where('account.email', '=', email))),
        )
        .limit(2)
        .execute(),

    /** Replaces a registration's code. For an unknown id it does the same work. */
    async renewCode(
      code: { id: string; hash: string; expiresAt: number },
      mail: Mail,
      { send }: { send: boolean },
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx
          .updateTable('registration')
          .set({ code_hash: code.hash, code_expires_at: code.expiresAt, tries: 0 })
          .where('id', '=', code.id)
          .execute();
        await (send ? putIntoOutbox : putDecoyIntoOutbox)(trx, mail);
      });
    },

    /**
     * Checks a code against the pending registrations of an address and creates the account of the matching one. Each attempt is
     * counted before it is checked, so parallel attempts gain nothing.
     */
    tryCode: (attempt: {
      email: string;
      now: number;
      isCodeOf: (registration: { id: string; codeHash: string }) => boolean;
      access: (state: { hasOwner: boolean }) => Access;
      onWrong: (trx: Db) => Promise<unknown>;
    }): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { email, now } = attempt;
        await lockAccounts(trx, engine);
        const living = await trx
          .updateTable('registration')
          .set((set) => ({ tries: set('tries', '+', 1) }))
          .where('email', '=', email)
          .where('tries', '<', maxTries)
          .where('code_expires_at', '>', now)
          .returning(['id', 'username', 'password_hash', 'code_hash'])
          .execute();
        const registration = living.find(({ id, code_hash }) => attempt.isCodeOf({ id, codeHash: code_hash }));
        const existing = await trx.selectFrom('account').select('id').where('email', '=', email).executeTakeFirst();
        if (!registration || existing) {
          await attempt.onWrong(trx);
          return false;
        }
        const { role, approved } = attempt.access({ hasOwner: await hasOwner(trx) });
        const { username, password_hash } = registration;
        await trx
          .insertInto('account')
          .values({ id: randomUUID(), email, username, password_hash, role, created_at: now, approved_at: approved ? now : null })
          .execute();
        await trx.deleteFrom('registration').where('email', '=', email).execute();
        return true;
      }),

    async sweep(createdBefore: number): Promise<void> {
      await db.deleteFrom('registration').where('created_at', '<=', createdBefore).execute();
    },
  };
}
