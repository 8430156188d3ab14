import { randomUUID } from 'node:crypto';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { AccountTable, RegistrationTable } from '../../platform/db/schema.ts';
import { type Mail, pretendToPutIntoOutbox, putIntoOutbox } from '../../platform/mail/outbox.ts';
import { hasOwner, lockAccounts } from './account-lock.ts';

const mostTries = 5;

/** What a newly verified account may do. */
export type Access = { role: AccountTable['role']; approved: boolean };

export type RegistrationStore = ReturnType<typeof registrationStore>;

/** The registrations' rows, and the step from a registration to an account. */
export function registrationStore({ db, engine }: OpenDatabase) {
  return {
    /** Keeps a registration and sends its mail; without `send` the same work is done and nobody gets anything. */
    async add(registration: Omit<RegistrationTable, 'tries'>, mail: Mail, { send }: { send: boolean }): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('registration')
          .values({ ...registration, tries: 0 })
          .execute();
        await (send ? putIntoOutbox : pretendToPutIntoOutbox)(trx, mail);
      });
    },

    /** The newest registration of an address, also of one that has an account. */
    latest: (email: string) =>
      db
        .selectFrom('registration')
        .selectAll()
        .where('email', '=', email)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** The registrations since then of an address that has no account yet: none, one, or two where there are several. */
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

    /** Gives a registration a new code; for an unknown id the same work is done. */
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
        await (send ? putIntoOutbox : pretendToPutIntoOutbox)(trx, mail);
      });
    },

    /**
     * Tries a code against the living registrations of an address, and makes the account of the one it belongs to.
     * Every try is counted before it is looked at, so that many at once are not worth more than one after the other.
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
          .where('tries', '<', mostTries)
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
