import type { MiddlewareHandler } from 'hono';
import type { Config } from '../../config.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import { activityRoutes } from './activity.http.ts';
import { activityService } from './activity.service.ts';

type Needs = {
  database: OpenDatabase;
  config: Pick<Config, 'activityRetentionDays'>;
  requireAdmin: MiddlewareHandler<AdminEnv>;
  now: () => number;
};

/** The audit log as a mountable feature. */
export function activityFeature({ database, config, requireAdmin, now }: Needs) {
  const activity = activityService({ database, retentionDays: config.activityRetentionDays, now });
  return { routes: activityRoutes({ activity, requireAdmin }), sweep: activity.sweep };
}
