import type { TeamMember } from '../../../contract/accounts.ts';
import type { Role } from '../../../contract/roles.ts';
import { AppError, notFound } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { AccountTable } from '../../platform/db/tables/accounts.ts';
import { putIntoOutbox } from '../../platform/mail/outbox.ts';
import { inTeamTransaction } from './account-lock.ts';
import type { AccountMails } from './account-mails.ts';
import { accountStore } from './accounts.store.ts';
import { factorStore } from './factors.store.ts';
import type { Notices } from './notices.ts';
import { removedStore } from './removed.store.ts';
import { factorRuleSetting, sessionStore } from './sessions.store.ts';
import { settingStore } from './settings.store.ts';

type Needs = { database: OpenDatabase; mails: AccountMails; notices: Notices; now: () => number };
/** Who acts: an administrator, or the operator on the server's console. */
type Actor = Pick<Admin, 'id' | 'username'>;

/** Team management by owners. The last owner cannot be removed. */
export function teamService({ database, mails, notices, now }: Needs) {
  /** Reads the member inside the transaction, so that the decision still holds on commit. */
  const change = (id: string, decide: (member: AccountTable, db: Db) => Promise<void>) =>
    inTeamTransaction(database, async (db) => {
      const member = isRowId(id) ? await accountStore(db).findById(id) : undefined;
      if (!member) throw notFound('Person');
      await decide(member, db);
    });

  return {
    async list(): Promise<TeamMember[]> {
      const withFactor = await factorStore(database.db).accounts();
      return (await accountStore(database.db).list()).map(({ id, username, email, role, approved_at, created_at }) => ({
        id,
        username,
        email,
        role,
        approved: approved_at !== null,
        createdAt: created_at,
        hasFactor: withFactor.has(id),
      }));
    },

    approve: (id: string, actor: Actor) =>
      change(id, async (member, db) => {
        if (member.approved_at !== null) return;
        await accountStore(db).approve(id, now(), member.role);
        await removedStore(db).forget(member.email);
        await putIntoOutbox(db, mails.approved(member));
        await recordActivity(db, { admin: actor, action: 'team.approve', subject: member.email });
      }),

    setRole: (id: string, role: Role, actor: Actor) =>
      change(id, async (member, db) => {
        if (member.role === role) return;
        if (member.approved_at === null) throw new AppError(409, 'Approve this account first.', { code: 'approve-first' });
        if (await isLastOwner(db, member)) throw lastOwner('demoted');
        await accountStore(db).setRole(id, role);
        const [before, after] = [{ role: member.role }, { role }];
        await notices.tell(db, member, { what: 'role', role });
        await recordActivity(db, { admin: actor, action: 'team.role', subject: member.email, before, after });
      }),

    remove: (id: string, actor: Actor) =>
      change(id, async (member, db) => {
        if (await isLastOwner(db, member)) throw lastOwner('removed');
        await accountStore(db).remove(id);
        await removedStore(db).add(member.email, now());
        const before = { username: member.username, role: member.role };
        await recordActivity(db, { admin: actor, action: 'team.remove', subject: member.email, before });
      }),

    endSessions: (id: string, actor: Actor) =>
      change(id, async (member, db) => {
        await sessionStore(db).removeOf(id);
        await recordActivity(db, { admin: actor, action: 'team.sessions', subject: member.email });
      }),

    /** For somebody who has lost every factor: they log in with the password and set up new ones. */
    resetFactors: (id: string, actor: Actor) =>
      change(id, async (member, db) => {
        await factorStore(db).removeAll(id);
        await sessionStore(db).removeOf(id);
        await notices.tell(db, member, { what: 'factors-reset' });
        await recordActivity(db, { admin: actor, action: 'team.factors', subject: member.email });
      }),

    /** From when on everybody needs a second factor; null if nobody has to. */
    factorRule: async (): Promise<number | null> => Number((await settingStore(database.db).get(factorRuleSetting)) ?? 0) || null,

    setFactorRule: (from: number | null, actor: Actor) =>
      database.db.transaction().execute(async (db) => {
        await settingStore(db).set(factorRuleSetting, from === null ? null : String(from));
        const subject = from === null ? 'not required' : new Date(from).toISOString().slice(0, 10);
        await recordActivity(db, { admin: actor, action: 'team.factor-rule', subject });
      }),
  };
}

async function isLastOwner(db: Db, member: AccountTable): Promise<boolean> {
  const owners = await accountStore(db).owners();
  return owners.length === 1 && owners[0]?.id === member.id;
}

const lastOwner = (what: string) =>
  new AppError(409, `The last owner cannot be ${what}. Make somebody else an owner first.`, { code: 'last-owner' });

export type TeamService = ReturnType<typeof teamService>;
