import { Hono, type MiddlewareHandler } from 'hono';
import { paths } from '../../../../contract/paths.ts';
import type { Env } from '../../../web/env.ts';
import type { AdminEnv } from '../../../web/middleware/session.ts';
import type { AttachmentService } from './attachments.service.ts';

type Needs = { service: AttachmentService; requireAdmin: MiddlewareHandler<AdminEnv> };

/** Downloads of what visitors sent: never shown inside a page of ours, whatever the file says it is. */
export function attachmentRoutes({ service, requireAdmin }: Needs): Hono<Env> {
  const app = new Hono<AdminEnv>();
  app.get(paths.messageFile, requireAdmin, async (c) => {
    const { name, bytes } = await service.read(c.req.param('id'));
    return c.body(bytes, 200, {
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.length),
      'content-disposition': disposition(name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });
  return app as unknown as Hono<Env>;
}

/** RFC 6266: the name in full for those that know UTF-8, and something harmless for the others. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const full = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}
