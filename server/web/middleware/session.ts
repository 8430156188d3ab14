import type { Context, MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { type Permission, permissionOf } from '../../../contract/permissions.ts';
import { AppError, notAllowed, notLoggedIn, verifyAgain } from '../../errors.ts';
import type { Admin } from '../../platform/admin.ts';
import type { Env } from '../env.ts';
import { withSecurityEvent } from './security-event.ts';

export type AdminEnv = { Variables: Env['Variables'] & { admin: Admin; sessionToken: string } };

type More = {
  requireNetwork?: MiddlewareHandler<Env>;
  networkOf?: (c: Context) => string;
  /** Called before a call whose permission names an event, once it is allowed. */
  onEvent?: (event: string, admin: Admin, network: string) => Promise<void>;
};

/**
 * Requires the bearer token of a valid session that may make this call: contract/permissions.ts has the table. A call that is not
 * in it is refused to everybody.
 */
export function requireSession(
  find: (token: string) => Promise<Admin | undefined>,
  { requireNetwork, networkOf = () => '', onEvent }: More = {},
): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    await requireNetwork?.(c as unknown as Context<Env>, async () => {});
    const token = bearerToken(c);
    const admin = token ? await find(token) : undefined;
    if (!token || !admin) throw notLoggedIn();
    const permission = permissionOf(c.req.method, routePath(c));
    const { event } = permission ?? {};
    const network = networkOf(c);
    c.set('account', admin.id);
    c.set('admin', admin);
    c.set('sessionToken', token);
    const answer = async () => {
      requirePermission(admin, permission);
      if (event) await onEvent?.(event, admin, network);
      await next();
    };
    await (event ? withSecurityEvent(c, { event, network }, answer) : answer());
  };
}

const bearerToken = (c: Context) => /^Bearer ([\w-]{20,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];

function requirePermission(admin: Admin, permission: Permission | undefined): void {
  if (!permission?.roles.includes(admin.role)) throw notAllowed();
  if (admin.needsFactor && !permission.beforeFactor)
    throw new AppError(403, 'Set up a second factor in My account first.', { code: 'second-factor-required' });
  if (permission.again && !admin.isRecent) throw verifyAgain();
}
