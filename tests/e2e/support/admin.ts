import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { Role } from '../../../contract/roles.ts';
import { passwordHashing } from '../../../server/features/accounts/passwords.ts';
import { logIn, register } from '../../harness/calls.ts';
import { owner } from '../../harness/owner.ts';
import { type RunningServer, startServer } from './server.ts';
import { test as base } from './test.ts';

export const { password } = owner;

/** An administrator's account and, once logged in, their session. */
export type AdminSession = { email: string; username: string; token: string; role: string };

/** The newest mail to an address with this subject, waited for. */
export async function mailTo(server: RunningServer, email: string, subject: string) {
  let found: Awaited<ReturnType<typeof PostalMime.parse>> | undefined;
  await expect
    .poll(
      async () => {
        const named = server.mails().filter((eml) => eml.includes(email));
        const parsed = await Promise.all(named.map((eml) => PostalMime.parse(eml)));
        found = parsed.findLast((mail) => mail.to?.some(({ address }) => address === email) && mail.subject === subject);
        return found !== undefined;
      },
      { message: `a mail “${subject}” to ${email}`, intervals: [100] },
    )
    .toBe(true);
  return found as NonNullable<typeof found>;
}

/** The code in the newest verification mail to an address. */
export async function mailedCode(server: RunningServer, email: string): Promise<string> {
  const { text } = await mailTo(server, email, 'Your verification code');
  return /Verification code: (\d{6,12})/.exec(text ?? '')?.[1] ?? '';
}

/** The token in the newest mail about a forgotten password. */
export async function mailedToken(server: RunningServer, email: string): Promise<string> {
  const { text } = await mailTo(server, email, 'Reset your password');
  return /Password token: (\S+)/.exec(text ?? '')?.[1] ?? '';
}

/** Registers and verifies an account through the API. */
export async function registerAdmin(server: RunningServer, { email, username }: { email: string; username: string }) {
  await register(server.url, { username, email, password }, () => mailedCode(server, email));
}

const passwordHash = passwordHashing().hashPassword(password, { of: 'tests' });

/** Writes an approved account into the database: to register one takes a mail and a look at how strong its password is. */
export async function addAdmin({ dataDir }: RunningServer, { email, username }: { email: string; username: string }) {
  const role: Role = email === owner.email ? 'owner' : 'admin';
  const hash = await passwordHash;
  const db = new DatabaseSync(join(dataDir, 'norvane.db'), { timeout: 30_000 });
  db.prepare(
    `insert into account (id, email, username, password_hash, role, created_at, approved_at) values (?, ?, ?, ?, ?, ?, ?)`,
  ).run(randomUUID(), email, username, hash, role, Date.now(), Date.now());
  db.close();
}

/** The session of a new administrator, the owner unless named. */
export async function adminSession(
  server: RunningServer,
  { email = owner.email, username = owner.username } = {},
): Promise<AdminSession> {
  await addAdmin(server, { email, username });
  const { token, role } = await logIn(server.url, { account: { email, username, password } });
  return { email, username, token, role };
}

/** Opens a page of the dashboard as a logged-in administrator. */
export async function enterDashboard(page: Page, { token, role }: AdminSession, path = '/adminDashboard') {
  // Only into the page itself: one that it leads to, or a preview in a frame, would bring a session back that has ended meanwhile.
  const session = await page.addInitScript(
    ([token, role, pathname]) => {
      if (window !== top || location.pathname !== pathname) return;
      sessionStorage.setItem('token', token);
      sessionStorage.setItem('role', role);
    },
    [token, role, new URL(path, 'http://localhost').pathname] as const,
  );
  await page.goto(path);
  await session.dispose(); // a reload finds what the page has made of it
}

/**
 * Tests whose server has an owner already (`owner`). Addresses @admins.example need no approval. The server serves as many files
 * as can be: each kind of server is started again by each worker, with a browser.
 */
export const test = base.extend<object, { server: RunningServer; owner: AdminSession }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer({
        ADMIN_EMAILS: '@admins.example',
        CONTACT_TO: 'team@example.com',
        TRUST_PROXY: '1',
        WEBHOOKS_ALLOW_PRIVATE: '1',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  owner: [async ({ server }, use) => use(await adminSession(server)), { scope: 'worker', auto: true }],
});

export { expect };
