import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { AccountTable } from '../../platform/db/schema.ts';
import { type Mail, putIntoOutbox } from '../../platform/mail/outbox.ts';
import { lockAccounts } from './account-lock.ts';

type Actor = Pick<Admin, 'id' | 'username'>;
export type Member = Omit<AccountTable, 'password_hash'>;

const columns = ['id', 'email', 'username', 'role', 'created_at', 'approved_at'] as const;

export type TeamStore = ReturnType<typeof teamStore>;
export type TeamSession = ReturnType<typeof inside>;

/** The team's rows. Changes are serialized: each is decided and written in one locked transaction. */
export function teamStore({ db, engine }: OpenDatabase) {
  return {
    list: (): Promise<Member[]> => db.selectFrom('account').select(columns).orderBy('created_at').orderBy('id').execute(),

    change: (decide: (team: TeamSession) => Promise<void>): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await lockAccounts(trx, engine);
        await decide(inside(trx));
      }),
  };
}

function inside(trx: Db) {
  return {
    find: (id: string): Promise<Member | undefined> =>
      trx.selectFrom('account').select(columns).where('id', '=', id).executeTakeFirst(),

    async isLastOwner(member: Member): Promise<boolean> {
      if (member.role !== 'owner' || member.approved_at === null) return false;
      const other = await trx
        .selectFrom('account')
        .select('id')
        .where('role', '=', 'owner')
        .where('approved_at', 'is not', null)
        .where('id', '!=', member.id)
        .executeTakeFirst();
      return other === undefined;
    },

    async approve(member: Member, actor: Actor, now: number, mail: Mail): Promise<void> {
      await trx.updateTable('account').set({ approved_at: now }).where('id', '=', member.id).execute();
      await putIntoOutbox(trx, mail);
      await recordActivity(trx, { admin: actor, action: 'team.approve', subject: member.email });
    },

    async setRole(member: Member, role: Member['role'], actor: Actor): Promise<void> {
      await trx.updateTable('account').set({ role }).where('id', '=', member.id).execute();
      await recordActivity(trx, {
        admin: actor,
        action: 'team.role',
        subject: member.email,
        before: { role: member.role },
        after: { role },
      });
    },

    /** Deletes the account; its sessions are deleted by cascade. */
    async remove(member: Member, actor: Actor): Promise<void> {
      await trx.deleteFrom('account').where('id', '=', member.id).execute();
      await recordActivity(trx, {
        admin: actor,
        action: 'team.remove',
        subject: member.email,
        before: { username: member.username, role: member.role },
      });
    },
  };
}
