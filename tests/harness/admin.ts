import { randomUUID } from 'node:crypto';
import { paths } from '../../contract/paths.ts';
import type { Assembled } from '../../server/assemble.ts';
import { accountMails } from '../../server/features/accounts/account-mails.ts';
import { accountStore } from '../../server/features/accounts/accounts.store.ts';
import { accountNotices } from '../../server/features/accounts/notices.ts';
import { sessionService } from '../../server/features/accounts/sessions.service.ts';
import { recordActivity } from '../../server/platform/activity.ts';
import { openMail, type WaitingMail } from '../../server/platform/mail/waiting-mail.ts';
import type { Body } from './body.ts';
import { owner } from './owner.ts';

// In memory, without a socket. What runs over HTTP against a running product is in calls.ts.
type TestApp = Pick<Assembled, 'app' | 'database' | 'mail'> & { now?: () => number };

const testName = owner.username;
export const { email: testEmail, password: testPassword } = owner;

/** Sends JSON to the real application. */
export async function sendJson(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  json: unknown,
  { method = 'POST', token, more = {} }: { method?: string; token?: string; more?: Record<string, string> } = {},
) {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
    ...more,
  };
  const response = await app.request(path, { method, headers, body: method === 'GET' ? undefined : JSON.stringify(json) });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Body };
}

/** The mails that wait in the outbox, decrypted, oldest first. */
export async function waitingMails({ database, mail }: Pick<TestApp, 'database' | 'mail'>): Promise<WaitingMail[]> {
  const rows = database.db.selectFrom('outbox').selectAll().where('sent_at', 'is', null).orderBy('created_at');
  return (await rows.execute()).map((row) => openMail(row, mail.key));
}

/** The newest code or token that waits in the outbox for an address. */
export async function mailedSecret(app: Pick<TestApp, 'database' | 'mail'>, to: string): Promise<string> {
  const newest = (await waitingMails(app)).findLast((mail) => mail.to === to && mail.secret);
  if (!newest?.secret) throw new Error(`No code or token was mailed to ${to}.`);
  return newest.secret;
}

/** Registers an address and verifies it with the code from the outbox. */
export async function registerAdmin(app: TestApp, { email = testEmail, username = testName, password = testPassword } = {}) {
  const registered = await sendJson(app, paths.signup, { username, email, password });
  if (registered.status !== 201) throw new Error(`Registering failed: ${JSON.stringify(registered.body)}`);
  const verified = await sendJson(app, paths.verify, { email, verificationCode: await mailedSecret(app, email) });
  if (verified.status !== 200) throw new Error(`Verifying failed: ${JSON.stringify(verified.body)}`);
}

/** `testPassword` under the smallest cost that argon2 allows; a stored hash names its own cost. */
const cheapHash = '$argon2id$v=19$m=8,t=1,p=1$bm9ydmFuZS10ZXN0LXNhbA$ZA5hMmd0ZxaUo1sIFPzn8rAUCZX0qQyEFza5oklzujk';

/**
 * An approved administrator with a session, straight into the database: what is mailed, hashed and limited on the way is the
 * business of the tests of accounts. The first one of an application is its owner.
 */
export async function loginAdmin(
  { database, now = Date.now }: Pick<TestApp, 'database' | 'now'>,
  { email = testEmail, username = testName } = {},
) {
  const sessions = sessionService({ database, notices: accountNotices({ mails: accountMails(''), now }), now });
  const [at, network] = [now(), '127.0.0.1'];
  return database.db.transaction().execute(async (trx) => {
    const accounts = accountStore(trx);
    const role = (await accounts.hasOwner()) ? 'admin' : 'owner';
    const times = { created_at: at, approved_at: at };
    const admin = { id: randomUUID(), email, username, password_hash: cheapHash, role, ...times } as const;
    await accounts.add(admin);
    await recordActivity(trx, { admin, action: 'register.approved', subject: email, network, at });
    const token = (await sessions.begin(trx, admin, { address: network, userAgent: '' })) ?? '';
    await recordActivity(trx, { admin, action: 'login', subject: 'password', network, at });
    return { token, role, headers: { authorization: `Bearer ${token}` } };
  });
}
