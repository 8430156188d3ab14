import { Hono, type MiddlewareHandler } from 'hono';
import { paths } from '../../../contract/paths.ts';
import type { Env } from '../../web/env.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import type { BinService } from './bin.service.ts';

export function binHttp({ bin, requireAdmin }: { bin: BinService; requireAdmin: MiddlewareHandler<AdminEnv> }): Hono<Env> {
  const app = new Hono<AdminEnv>();

  app.get(paths.bin, requireAdmin, async (c) => c.json(await bin.list()));

  app.post(paths.restoreFromBin, requireAdmin, async (c) => {
    const { title } = await bin.restore(c.get('admin'), c.req.param('id'));
    return c.json({ message: `"${title}" is back in its list.` });
  });

  app.delete(paths.binEntry, requireAdmin, async (c) => {
    await bin.purge(c.get('admin'), c.req.param('id'));
    return c.json({ message: 'Deleted for good.' });
  });

  return new Hono<Env>().route('/', app);
}
