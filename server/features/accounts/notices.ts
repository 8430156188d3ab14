import type { Role } from '../../../contract/roles.ts';
import type { Db } from '../../platform/db/open.ts';
import { type Mail, putIntoOutbox } from '../../platform/mail/outbox.ts';
import { days } from '../../platform/time.ts';
import type { AccountMails } from './account-mails.ts';
import { accountStore } from './accounts.store.ts';
import { hashSecret, newToken } from './secrets.ts';
import { ticketStore } from './tickets.store.ts';

const notMeMs = days(7);

export type Account = { id: string; email: string; username: string };
/** What an account's owner is told by mail, as it happens. */
export type News =
  | { what: 'new-device'; device: string }
  | { what: 'password' }
  | { what: 'email'; email: string }
  | { what: 'factor-added' | 'factor-removed' | 'factors-reset' | 'recovery-codes'; name?: string }
  | { what: 'recovery-code-used'; left: number }
  | { what: 'role'; role: Role };

export type Notices = ReturnType<typeof accountNotices>;

/** Mails about an account to whoever has it, each with a link that ends all sessions: 'this was not me'. */
export function accountNotices({ mails, now }: { mails: AccountMails; now: () => number }) {
  return {
    /** Queues a mail in the caller's transaction; to another address where the account's has just changed. */
    async tell(db: Db, account: Account, news: News, to = account.email): Promise<void> {
      const token = newToken();
      await ticketStore(db).add({
        kind: 'not-me',
        hash: hashSecret(token),
        accountId: account.id,
        expiresAt: now() + notMeMs,
      });
      await putIntoOutbox(db, mails.news({ to, username: account.username, news, token, at: now() }));
    },

    /** Tells the owners that somebody waits for their approval. */
    async tellOwners(db: Db, waiting: { email: string; username: string }): Promise<void> {
      const owners = await accountStore(db).owners();
      const letters: Mail[] = owners.map(({ email }) => mails.registrationWaits({ to: email, waiting }));
      await putIntoOutbox(db, ...letters);
    },
  };
}
