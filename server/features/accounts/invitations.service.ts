import { randomUUID } from 'node:crypto';
import type { AcceptInput, Invitation } from '../../../contract/accounts.ts';
import type { Role } from '../../../contract/roles.ts';
import { AppError, badInput, notFound } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { putIntoOutbox } from '../../platform/mail/outbox.ts';
import type { Limits } from '../../platform/rate-limit/rate-limit.ts';
import { days } from '../../platform/time.ts';
import { accountLimits } from './account-limits.ts';
import { inTeamTransaction } from './account-lock.ts';
import type { AccountMails } from './account-mails.ts';
import { wrongToken } from './accounts.service.ts';
import { accountStore } from './accounts.store.ts';
import type { Caller } from './caller.ts';
import { invitationStore } from './invitations.store.ts';
import { passwordWeakness } from './password-strength.ts';
import type { Passwords } from './passwords.ts';
import { registrationStore } from './registrations.store.ts';
import { removedStore } from './removed.store.ts';
import { hashSecret, newToken } from './secrets.ts';

const invitationMs = days(7);

type Needs = { database: OpenDatabase; mails: AccountMails; limits: Limits; passwords: Passwords; now: () => number };
type Actor = { id: string; username: string };

/** Invitations: by an owner, with a role, for seven days and one use. */
export function invitationService({ database, mails, limits, passwords, now }: Needs) {
  const { db } = database;
  return {
    list: async (): Promise<Invitation[]> =>
      (await invitationStore(db).living(now())).map(({ id, email, role, invited_by, expires_at }) => ({
        id,
        email,
        role,
        invitedBy: invited_by,
        expiresAt: expires_at,
      })),

    /** Invites an address; an older invitation of it no longer counts. Returns the token, for the operator's console. */
    invite: ({ email, role }: { email: string; role: Role }, actor: Actor): Promise<{ id: string; token: string }> =>
      inTeamTransaction(database, async (trx) => {
        if (await accountStore(trx).findByEmail(email))
          throw new AppError(409, 'This address has an account already. Approve it, or change its role.', {
            code: 'account-exists',
          });
        const [id, token] = [randomUUID(), newToken()];
        await invitationStore(trx).replace({
          id,
          email,
          role,
          token_hash: hashSecret(token),
          invited_by: actor.username,
          created_at: now(),
          expires_at: now() + invitationMs,
        });
        await putIntoOutbox(trx, mails.invitation({ email, role, by: actor.username, token }));
        await recordActivity(trx, { admin: actor, action: 'team.invite', subject: email, after: { role } });
        return { id, token };
      }),

    withdraw: (id: string, actor: Actor): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const removed = await invitationStore(trx).remove(id);
        if (!removed) throw notFound('Invitation');
        await recordActivity(trx, { admin: actor, action: 'team.uninvite', subject: removed.email });
      }),

    /** Makes the account: verified, since the mail arrived, and approved, since an owner invited. */
    async accept({ token, username, password }: AcceptInput, { address }: Caller): Promise<void> {
      const key = `links:${address}`;
      await limits.check(key, accountLimits.linksPerAddress);
      await limits.take(`password:${address}`, accountLimits.passwordsPerAddress);
      const invited = await invitationStore(db).find(hashSecret(token), now());
      const weakness = await passwordWeakness(password, [username, invited?.email ?? '']);
      if (weakness) throw badInput({ password: weakness }, 'weak-password');
      const passwordHash = await passwords.hashPassword(password, { of: address });
      const isAccepted = await inTeamTransaction(database, async (trx) => {
        const invitation = await invitationStore(trx).take(hashSecret(token), now());
        if (!invitation || (await accountStore(trx).findByEmail(invitation.email))) return false;
        const { email, role } = invitation;
        const times = { created_at: now(), approved_at: now() };
        const account = { id: randomUUID(), email, username, role, password_hash: passwordHash, ...times };
        await accountStore(trx).add(account);
        await registrationStore(trx).removeOf(email);
        await removedStore(trx).forget(email);
        const entry = { admin: account, action: 'team.joined', subject: email, after: { role }, network: address };
        await recordActivity(trx, { ...entry, at: now() });
        return true;
      });
      if (isAccepted) return;
      await limits.take(key, accountLimits.linksPerAddress);
      throw wrongToken();
    },

    sweep: () => invitationStore(db).sweep(now()),
  };
}

export type InvitationService = ReturnType<typeof invitationService>;
