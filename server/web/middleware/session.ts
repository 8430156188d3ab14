import type { MiddlewareHandler } from 'hono';
import { notAllowed, notLoggedIn } from '../../errors.ts';
import type { Admin } from '../../platform/admin.ts';
import type { Env } from '../env.ts';

export type AdminEnv = { Variables: Env['Variables'] & { admin: Admin; sessionToken: string } };

/** Requires the bearer token of a valid session. */
export function requireSession(find: (token: string) => Promise<Admin | undefined>): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    const token = /^Bearer ([\w-]{20,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const admin = token ? await find(token) : undefined;
    if (!token || !admin) throw notLoggedIn();
    c.set('admin', admin);
    c.set('sessionToken', token);
    await next();
  };
}

/** Restricts a route to owners. Use after requireSession. */
export const requireOwner: MiddlewareHandler<AdminEnv> = async (c, next) => {
  if (c.get('admin').role !== 'owner') throw notAllowed();
  await next();
};
