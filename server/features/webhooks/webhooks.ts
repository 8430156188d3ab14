import type { MiddlewareHandler } from 'hono';
import type { OpenDatabase } from '../../platform/db/open.ts';
import type { OpenKey } from '../../platform/seal.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import { webhookRoutes } from './webhooks.http.ts';
import { webhookService } from './webhooks.service.ts';

type Needs = {
  database: OpenDatabase;
  key: OpenKey;
  config: { webhooksAllowPrivate: boolean };
  requireAdmin: MiddlewareHandler<AdminEnv>;
  deliver: Parameters<typeof webhookService>[0]['deliver'];
  now?: () => number;
};

/** The Webhooks panel's calls as a mountable feature. What they set up is sent by the platform's worker. */
export function webhookFeature({ database, key, config, requireAdmin, deliver, now = Date.now }: Needs) {
  const service = webhookService({ database, key, allowPrivate: config.webhooksAllowPrivate, deliver, now });
  return { routes: webhookRoutes({ service, requireAdmin }) };
}
