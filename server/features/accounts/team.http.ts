import { Hono, type MiddlewareHandler } from 'hono';
import { roleInput } from '../../../contract/accounts.ts';
import { paths } from '../../../contract/paths.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import { type AdminEnv, requireOwner } from '../../web/middleware/session.ts';
import type { TeamService } from './team.service.ts';

/** Routes of the Team panel, for owners only. */
export function teamRoutes({ team, requireAdmin }: { team: TeamService; requireAdmin: MiddlewareHandler<AdminEnv> }): Hono<Env> {
  const routes = new Hono<AdminEnv>();

  routes.get(paths.team, requireAdmin, requireOwner, async (c) => c.json(await team.list()));

  routes.post(paths.approveMember, requireAdmin, requireOwner, async (c) => {
    await team.approve(c.req.param('id'), c.get('admin'));
    return c.json({ message: 'The account is approved.' });
  });

  routes.put(paths.memberRole, requireAdmin, requireOwner, async (c) => {
    const { role } = await readJson(c, roleInput);
    await team.setRole(c.req.param('id'), role, c.get('admin'));
    return c.json({ message: 'The role is changed.' });
  });

  routes.delete(paths.removeMember, requireAdmin, requireOwner, async (c) => {
    await team.remove(c.req.param('id'), c.get('admin'));
    return c.json({ message: 'The account is removed.' });
  });

  return new Hono<Env>().route('/', routes);
}
