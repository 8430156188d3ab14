import type { Role, TeamMember } from '../../../contract/accounts.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Admin } from '../../platform/admin.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { AccountMails } from './account-mails.ts';
import type { Member, TeamSession, TeamStore } from './team.store.ts';

/** Team management by owners. The last owner cannot be removed. */
export function teamService({ store, mails, now = Date.now }: { store: TeamStore; mails: AccountMails; now?: () => number }) {
  /** Reads the member inside the transaction, so that the decision still holds on commit. */
  const change = (id: string, decide: (member: Member, team: TeamSession) => Promise<void>) =>
    store.change(async (team) => {
      const member = isRowId(id) ? await team.find(id) : undefined;
      if (!member) throw notFound('This person');
      await decide(member, team);
    });

  return {
    list: async (): Promise<TeamMember[]> =>
      (await store.list()).map(({ id, username, email, role, approved_at, created_at }) => ({
        id,
        username,
        email,
        role,
        approved: approved_at !== null,
        createdAt: created_at,
      })),

    approve: (id: string, actor: Admin) =>
      change(id, async (member, team) => {
        if (member.approved_at === null) await team.approve(member, actor, now(), mails.approved(member));
      }),

    setRole: (id: string, role: Role, actor: Admin) =>
      change(id, async (member, team) => {
        if (member.role === role) return;
        if (member.approved_at === null) throw new AppError(409, 'Approve this account first.', { code: 'approve-first' });
        if (await team.isLastOwner(member)) throw lastOwner('demoted');
        await team.setRole(member, role, actor);
      }),

    remove: (id: string, actor: Admin) =>
      change(id, async (member, team) => {
        if (await team.isLastOwner(member)) throw lastOwner('removed');
        await team.remove(member, actor);
      }),
  };
}

const lastOwner = (what: string) =>
  new AppError(409, `The last owner cannot be ${what}. Make somebody else an owner first.`, { code: 'last-owner' });

export type TeamService = ReturnType<typeof teamService>;
