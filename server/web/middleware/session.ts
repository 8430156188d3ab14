import type { MiddlewareHandler } from 'hono';
import { notAllowed, notLoggedIn } from '../../errors.ts';
import type { Admin } from '../../platform/admin.ts';
import type { Env } from '../env.ts';

export type AdminEnv = { Variables: Env['Variables'] & { admin: Admin; sessionToken: string } };

/** Lets a request pass that bears the token of a living session. */
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

/** Comes after requireSession where only owners may act. */
export const requireOwner: MiddlewareHandler<AdminEnv> = async (c, next) => {
  if (c.get('admin').role !== 'owner') throw notAllowed();
  await next();
};
