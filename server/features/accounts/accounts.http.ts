import { type Context, Hono, type MiddlewareHandler } from 'hono';
import {
  emailInput,
  type LoginAnswer,
  loginInput,
  type Me,
  resetInput,
  signupInput,
  verifyInput,
} from '../../../contract/accounts.ts';
import { paths } from '../../../contract/paths.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import type { AccountService } from './accounts.service.ts';
import type { RegistrationService } from './registration.service.ts';
import type { Sessions } from './sessions.ts';

type Deps = {
  accounts: AccountService;
  registrations: RegistrationService;
  sessions: Sessions;
  requireAdmin: MiddlewareHandler<AdminEnv>;
  addressOf: (c: Context) => string;
};

/** Account routes. Responses never reveal whether an address is known. */
export function accountRoutes({ accounts, registrations, sessions, requireAdmin, addressOf }: Deps): Hono<Env> {
  const routes = new Hono<Env>();
  const admin = new Hono<AdminEnv>();

  routes.post(paths.signup, async (c) => {
    await registrations.signup(await readJson(c, signupInput), addressOf(c));
    return c.json({ message: 'Registration successful. We have mailed you a code.' }, 201);
  });

  routes.post(paths.verify, async (c) => {
    await registrations.verify(await readJson(c, verifyInput), addressOf(c));
    return c.json({ message: 'Verification successful' });
  });

  routes.post(paths.resendCode, async (c) => {
    const { email } = await readJson(c, emailInput);
    await registrations.resendCode(email, addressOf(c));
    return c.json({
      message: 'If this address waits for verification, a new code is on its way, or a mail that says what to do instead.',
    });
  });

  routes.post(paths.login, async (c) => {
    const { token, role } = await accounts.login(await readJson(c, loginInput), addressOf(c));
    return c.json({ token, role, message: 'Login successful' } satisfies LoginAnswer);
  });

  routes.post(paths.forgotPassword, async (c) => {
    const { email } = await readJson(c, emailInput);
    await accounts.forgotPassword(email, addressOf(c));
    return c.json({ message: 'If this address has an account, a password token is on its way.' });
  });

  routes.post(paths.resetPassword, async (c) => {
    await accounts.resetPassword(await readJson(c, resetInput), addressOf(c));
    return c.json({ message: 'Password reset successful. You can now log in with your new password.' });
  });

  admin.post(paths.logout, requireAdmin, async (c) => {
    await sessions.end(c.get('sessionToken'));
    return c.json({ message: 'You are logged out.' });
  });

  admin.get(paths.me, requireAdmin, (c) => c.json(c.get('admin') satisfies Me));

  return routes.route('/', admin);
}
