import type { LoginAnswer } from '../../contract/accounts.ts';
import { paths } from '../../contract/paths.ts';
import type { Assembled } from '../../server/assemble.ts';
import { openMail, type WaitingMail } from '../../server/platform/mail/waiting-mail.ts';

type TestApp = Pick<Assembled, 'app' | 'database' | 'mail'>;

export const testPassword = 'glacier-lantern-voyage-27';
export const testEmail = 'owner@example.com';

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
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever comes back
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
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
export async function registerAdmin(app: TestApp, { email = testEmail, username = 'Olga Owner', password = testPassword } = {}) {
  const registered = await sendJson(app, paths.signup, { username, email, password });
  if (registered.status !== 201) throw new Error(`Registering failed: ${JSON.stringify(registered.body)}`);
  const verified = await sendJson(app, paths.verify, { email, verificationCode: await mailedSecret(app, email) });
  if (verified.status !== 200) throw new Error(`Verifying failed: ${JSON.stringify(verified.body)}`);
}

/** An administrator who came in through the real calls; the first one of an application is its owner. */
export async function loginAdmin(app: TestApp, who: { email?: string; username?: string; password?: string } = {}) {
  await registerAdmin(app, who);
  const { email = testEmail, password = testPassword } = who;
  const { status, body } = await sendJson(app, paths.login, { email, password });
  if (status !== 200) throw new Error(`Logging in failed: ${JSON.stringify(body)}`);
  const { token, role } = body as LoginAnswer;
  return { token, role, headers: { authorization: `Bearer ${token}` } };
}
