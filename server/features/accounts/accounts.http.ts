import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import {
  acceptInput,
  emailInput,
  type LoginAnswer,
  loginInput,
  passkeyInput,
  resetInput,
  type SecondFactorAnswer,
  secondFactorInput,
  signupInput,
  ticketInput,
  tokenInput,
  verifyInput,
} from '../../../contract/accounts.ts';
import { paths } from '../../../contract/paths.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import { withSecurityEvent } from '../../web/middleware/security-event.ts';
import type { AccountService } from './accounts.service.ts';
import type { Caller } from './caller.ts';
import type { InvitationService } from './invitations.service.ts';
import type { MeService } from './me.service.ts';
import type { RegistrationService } from './registration.service.ts';
import { hashSecret } from './secrets.ts';
import type { SignInService } from './sign-in.service.ts';

type Needs = {
  accounts: AccountService;
  signIn: SignInService;
  registrations: RegistrationService;
  invitations: InvitationService;
  me: MeService;
  callerOf: (c: Context) => Caller;
  /** Lets in only the networks of ADMIN_NETWORKS, if it is set. */
  requireNetwork: MiddlewareHandler<Env>;
};

const signedIn = (answer: { token: string; role: LoginAnswer['role'] }): LoginAnswer => ({
  ...answer,
  message: 'Login successful',
});

/** Security events of these calls in the log. */
const events: Partial<Record<string, string>> = {
  [paths.signup]: 'registration',
  [paths.verify]: 'registration-verified',
  [paths.login]: 'sign-in',
  [paths.secondFactor]: 'sign-in-second-factor',
  [paths.passkeyLogin]: 'sign-in-passkey',
  [paths.forgotPassword]: 'reset-asked',
  [paths.resetPassword]: 'reset',
  [paths.notMe]: 'not-me',
  [paths.confirmEmail]: 'address-confirmed',
  [paths.acceptInvitation]: 'invitation-accepted',
};

/** Reads a body with an address. The log tells lines about one address from those about another without naming it. */
async function readNamed<Schema extends z.ZodType<{ email: string }>>(c: Context<Env>, schema: Schema) {
  const input = await readJson(c, schema);
  c.set('account', hashSecret(input.email, 'log').slice(0, 12));
  return input;
}

/** Account calls that need no session. Responses never reveal whether an address is known. */
export function accountRoutes({ accounts, signIn, registrations, invitations, me, callerOf, requireNetwork }: Needs): Hono<Env> {
  const routes = new Hono<Env>();
  const post = (path: string, answer: (c: Context<Env>, caller: Caller) => Promise<Response>) =>
    routes.post(path, requireNetwork, (c) => {
      const caller = callerOf(c);
      const event = events[path];
      return event ? withSecurityEvent(c, { event, network: caller.address }, () => answer(c, caller)) : answer(c, caller);
    });

  post(paths.signup, async (c, caller) => {
    await registrations.signup(await readNamed(c, signupInput), caller);
    return c.json({ message: 'Registration successful. We have mailed you a code.' }, 201);
  });

  post(paths.verify, async (c, caller) => {
    await registrations.verify(await readNamed(c, verifyInput), caller);
    return c.json({ message: 'Verification successful' });
  });

  post(paths.resendCode, async (c, caller) => {
    await registrations.resendCode((await readNamed(c, emailInput)).email, caller);
    return c.json({
      message: 'If this address waits for verification, a new code is on its way, or an email that says what to do instead.',
    });
  });

  post(paths.login, async (c, caller) => {
    const answer = await signIn.login(await readNamed(c, loginInput), caller);
    if ('token' in answer) return c.json(signedIn(answer));
    return c.json({
      ...answer,
      message: 'Your password is right. Now show that it is you, with what you set up for it.',
    } satisfies SecondFactorAnswer);
  });
  post(paths.secondFactorOptions, async (c) => c.json(await signIn.secondFactorOptions((await readJson(c, ticketInput)).ticket)));
  post(paths.secondFactor, async (c, caller) =>
    c.json(signedIn(await signIn.secondFactor(await readJson(c, secondFactorInput), caller))),
  );
  post(paths.passkeyLoginOptions, async (c, caller) => c.json(await signIn.passkeyOptions(caller)));
  post(paths.passkeyLogin, async (c, caller) =>
    c.json(signedIn(await signIn.passkeyLogin((await readJson(c, passkeyInput)).passkey, caller))),
  );

  post(paths.forgotPassword, async (c, caller) => {
    await accounts.forgotPassword((await readNamed(c, emailInput)).email, caller);
    return c.json({ message: 'If this address has an account, a password token is on its way.' });
  });

  post(paths.resetPassword, async (c, caller) => {
    await accounts.resetPassword(await readJson(c, resetInput), caller);
    return c.json({ message: 'Password reset successful. You can now log in with your new password.' });
  });

  post(paths.notMe, async (c, caller) => {
    await accounts.notMe((await readJson(c, tokenInput)).token, caller);
    return c.json({ message: 'Every device of your account is logged out. Now choose a new password.' });
  });

  post(paths.confirmEmail, async (c, caller) => {
    const isDone = await me.confirmEmail((await readJson(c, tokenInput)).token, caller);
    return c.json({
      message: isDone
        ? 'The address of your account is changed.'
        : 'Thank you. Now follow the link that we mailed to the other address.',
    });
  });

  post(paths.acceptInvitation, async (c, caller) => {
    await invitations.accept(await readJson(c, acceptInput), caller);
    return c.json({ message: 'Your account is ready. You can log in now.' }, 201);
  });

  return routes;
}
