import { createHash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { HealthBoard } from '../../contract/health-board.ts';
import { paths } from '../../contract/paths.ts';
import { AppError } from '../errors.ts';
import type { Admin } from '../platform/admin.ts';
import type { Env } from '../web/env.ts';
import type { AdminEnv } from '../web/middleware/session.ts';

type Options = {
  metricsToken: string;
  metricsText: () => Promise<string>;
  healthBoard: (role: Admin['role']) => Promise<HealthBoard>;
  requireSession: MiddlewareHandler<AdminEnv>;
};

/** Metrics for monitoring and the health board for the dashboard. */
export function healthRoutes({ metricsToken, metricsText, healthBoard, requireSession }: Options): Hono<Env> {
  const routes = new Hono<AdminEnv>();
  routes.get(paths.metrics, async (c) => {
    if (!hasToken(c, metricsToken) && !isFromThisMachine(c)) throw new AppError(401, 'Metrics need their token.');
    return c.text(await metricsText(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  routes.get(paths.healthBoard, requireSession, async (c) => c.json(await healthBoard(c.get('admin').role)));
  return routes as unknown as Hono<Env>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function hasToken(c: Context, expected: string): boolean {
  const given = /^Bearer (\S{1,500})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  return Boolean(expected && given) && timingSafeEqual(digest(given ?? ''), digest(expected));
}

/** Proxied requests also come from loopback, but carry forwarding headers. */
function isFromThisMachine(c: Context): boolean {
  const address = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress ?? '';
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'].some(
    (name) => c.req.header(name) !== undefined,
  );
  return !forwarded && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
}
