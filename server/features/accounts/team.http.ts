import { Hono, type MiddlewareHandler } from 'hono';
import { factorRuleInput, type Invitations, invitationInput, roleInput } from '../../../contract/accounts.ts';
import { paths } from '../../../contract/paths.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import type { InvitationService } from './invitations.service.ts';
import type { TeamService } from './team.service.ts';

type Needs = { team: TeamService; invitations: InvitationService; requireAdmin: MiddlewareHandler<AdminEnv> };

/** Routes of the Team panel. */
export function teamRoutes({ team, invitations, requireAdmin }: Needs): Hono<Env> {
  const routes = new Hono<AdminEnv>();

  routes.get(paths.team, requireAdmin, async (c) => c.json(await team.list()));

  // before the calls of a member, whose id would match too
  routes.get(paths.invitations, requireAdmin, async (c) => {
    const [list, factorRequiredFrom] = await Promise.all([invitations.list(), team.factorRule()]);
    return c.json({ invitations: list, factorRequiredFrom } satisfies Invitations);
  });
  routes.post(paths.invitations, requireAdmin, async (c) => {
    const { id } = await invitations.invite(await readJson(c, invitationInput), c.get('admin'));
    return c.json({ id, message: 'The invitation is on its way.' }, 201);
  });
  routes.delete(paths.invitation, requireAdmin, async (c) => {
    await invitations.withdraw(c.req.param('id'), c.get('admin'));
    return c.json({ message: 'The invitation is withdrawn.' });
  });
  routes.put(paths.factorRule, requireAdmin, async (c) => {
    const { from } = await readJson(c, factorRuleInput);
    await team.setFactorRule(from === null ? null : Date.parse(from), c.get('admin'));
    return c.json({ message: 'Saved.' });
  });

  routes.post(paths.approveMember, requireAdmin, async (c) => {
    await team.approve(c.req.param('id'), c.get('admin'));
    return c.json({ message: 'The account is approved.' });
  });
  routes.put(paths.memberRole, requireAdmin, async (c) => {
    const { role } = await readJson(c, roleInput);
    await team.setRole(c.req.param('id'), role, c.get('admin'));
    return c.json({ message: 'The role is changed.' });
  });
  routes.delete(paths.memberSessions, requireAdmin, async (c) => {
    await team.endSessions(c.req.param('id'), c.get('admin'));
    return c.json({ message: 'Every session of this person is ended.' });
  });
  routes.delete(paths.memberFactors, requireAdmin, async (c) => {
    await team.resetFactors(c.req.param('id'), c.get('admin'));
    return c.json({ message: 'The second factors of this person are removed.' });
  });
  routes.delete(paths.removeMember, requireAdmin, async (c) => {
    await team.remove(c.req.param('id'), c.get('admin'));
    return c.json({ message: 'The account is removed.' });
  });

  return new Hono<Env>().route('/', routes);
}
