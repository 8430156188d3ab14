import { Hono, type MiddlewareHandler } from 'hono';
import { paths } from '../../contract/paths.ts';
import type { Env } from '../app.ts';
import type { Db } from '../db/open.ts';
import type { AdminEnv } from '../middleware/session.ts';
import { listActivity } from './activity.ts';

/** Who did what, newest first. */
export function activityHttp({ db, requireAdmin }: { db: Db; requireAdmin: MiddlewareHandler<AdminEnv> }): Hono<Env> {
  const app = new Hono<AdminEnv>();
  app.get(paths.activity, requireAdmin, async (c) => c.json(await listActivity(db, c.req.query('after'))));
  return new Hono<Env>().route('/', app);
}
