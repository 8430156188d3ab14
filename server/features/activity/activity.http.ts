import { Hono, type MiddlewareHandler } from 'hono';
import { paths } from '../../../contract/paths.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Env } from '../../web/env.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import { listActivity } from './activity.store.ts';

/** The audit log, newest first. */
export function activityHttp({ db, requireAdmin }: { db: Db; requireAdmin: MiddlewareHandler<AdminEnv> }): Hono<Env> {
  const app = new Hono<AdminEnv>();
  app.get(paths.activity, requireAdmin, async (c) => c.json(await listActivity(db, c.req.query('after'))));
  return new Hono<Env>().route('/', app);
}
