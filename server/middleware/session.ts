import type { MiddlewareHandler } from 'hono';
import type { Env } from '../app.ts';
import { notAllowed, notLoggedIn } from '../errors.ts';

/** Who is asking, as an admin call sees them. */
export type Admin = { id: string; username: string; email: string; role: 'owner' | 'admin' };
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
