import { Hono, type MiddlewareHandler } from 'hono';
import { paths } from '../../../contract/paths.ts';
import { deliveryQuery, webhookInput, webhookPause } from '../../../contract/webhooks.ts';
import { check } from '../../platform/check.ts';
import type { Env } from '../../web/env.ts';
import { readJson } from '../../web/middleware/body.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import type { WebhookService } from './webhooks.service.ts';

type Needs = { service: WebhookService; requireAdmin: MiddlewareHandler<AdminEnv> };

/** The dashboard's routes for webhooks. An answer with a secret is not to be stored anywhere. */
export function webhookRoutes({ service, requireAdmin }: Needs): Hono<Env> {
  const app = new Hono<AdminEnv>();
  const unstored = { 'cache-control': 'no-store' };

  app.get(paths.webhooks, requireAdmin, async (c) => c.json(await service.list()));
  app.post(paths.webhooks, requireAdmin, async (c) =>
    c.json(await service.add(await readJson(c, webhookInput), c.get('admin')), 201, unstored),
  );
  app.put(paths.webhook, requireAdmin, async (c) =>
    c.json(await service.change(c.req.param('id'), await readJson(c, webhookInput), c.get('admin'))),
  );
  app.delete(paths.webhook, requireAdmin, async (c) => {
    await service.remove(c.req.param('id'), c.get('admin'));
    return c.json({ message: 'Webhook deleted.' });
  });
  app.post(paths.webhookSecret, requireAdmin, async (c) =>
    c.json(await service.renewSecret(c.req.param('id'), c.get('admin')), 200, unstored),
  );
  app.post(paths.pauseWebhook, requireAdmin, async (c) =>
    c.json(await service.pause(c.req.param('id'), (await readJson(c, webhookPause)).paused, c.get('admin'))),
  );
  app.post(paths.testWebhook, requireAdmin, async (c) => c.json(await service.test(c.req.param('id'))));
  app.get(paths.webhookDeliveries, requireAdmin, async (c) =>
    c.json(await service.deliveries(c.req.param('id'), check(deliveryQuery, c.req.query()).after)),
  );
  app.post(paths.retryDelivery, requireAdmin, async (c) => c.json(await service.retry(c.req.param('id'))));

  return app as unknown as Hono<Env>;
}
