import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { addPasskeyInput, profileInput, renameFactorInput, totpInput, verifyMeInput } from '../../../contract/accounts.ts';
import { paths } from '../../../contract/paths.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import type { Caller } from './caller.ts';
import type { FactorService } from './factors.service.ts';
import type { MeService } from './me.service.ts';
import type { Sessions } from './sessions.service.ts';

type Needs = {
  me: MeService;
  factors: FactorService;
  sessions: Sessions;
  requireAdmin: MiddlewareHandler<AdminEnv>;
  callerOf: (c: Context) => Caller;
};

/** My account: profile, second factors, sessions, and being asked again. */
export function meRoutes({ me, factors, sessions, requireAdmin, callerOf }: Needs): Hono<Env> {
  const routes = new Hono<AdminEnv>();

  routes.post(paths.logout, requireAdmin, async (c) => {
    await sessions.end(c.get('sessionToken'));
    return c.json({ message: 'You are logged out.' });
  });

  routes.get(paths.me, requireAdmin, async (c) => c.json(await me.read(c.get('admin'))));
  routes.patch(paths.me, requireAdmin, async (c) => {
    await me.change(c.get('admin'), await readJson(c, profileInput), callerOf(c));
    return c.json({ message: 'Saved.' });
  });

  routes.post(paths.verifyMeOptions, requireAdmin, async (c) => c.json(await factors.verifyOptions(c.get('admin'))));
  routes.post(paths.verifyMe, requireAdmin, async (c) => {
    await factors.verify(c.get('admin'), await readJson(c, verifyMeInput), callerOf(c));
    return c.json({ message: 'Thank you.' });
  });

  routes.get(paths.mySessions, requireAdmin, async (c) => c.json(await sessions.list(c.get('admin'), callerOf(c))));
  routes.delete(paths.mySessions, requireAdmin, async (c) => {
    await sessions.endOthers(c.get('admin'));
    return c.json({ message: 'All other sessions are ended.' });
  });
  routes.delete(paths.mySession, requireAdmin, async (c) => {
    await sessions.endOne(c.get('admin'), c.req.param('id'));
    return c.json({ message: 'The session is ended.' });
  });

  routes.post(paths.myTotp, requireAdmin, async (c) => c.json(await factors.beginTotp(c.get('admin'))));
  routes.post(paths.confirmTotp, requireAdmin, async (c) =>
    c.json(await factors.confirmTotp(c.get('admin'), (await readJson(c, totpInput)).code)),
  );
  routes.delete(paths.myTotp, requireAdmin, async (c) => {
    await factors.removeTotp(c.get('admin'));
    return c.json({ message: 'The authenticator app is removed.' });
  });
  routes.post(paths.passkeyOptions, requireAdmin, async (c) => c.json(await factors.passkeyOptions(c.get('admin'))));
  routes.post(paths.myPasskeys, requireAdmin, async (c) =>
    c.json(await factors.addPasskey(c.get('admin'), await readJson(c, addPasskeyInput)), 201),
  );
  routes.patch(paths.myFactor, requireAdmin, async (c) => {
    await factors.rename(c.get('admin'), c.req.param('id'), (await readJson(c, renameFactorInput)).name);
    return c.json({ message: 'Renamed.' });
  });
  routes.delete(paths.myFactor, requireAdmin, async (c) => {
    await factors.remove(c.get('admin'), c.req.param('id'));
    return c.json({ message: 'The second factor is removed.' });
  });
  routes.post(paths.recoveryCodes, requireAdmin, async (c) => c.json(await factors.renewCodes(c.get('admin'))));

  return new Hono<Env>().route('/', routes);
}
