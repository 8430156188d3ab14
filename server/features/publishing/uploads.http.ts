import { Hono } from 'hono';
import { paths } from '../../../contract/paths.ts';
import { AppError } from '../../errors.ts';
import type { Storage } from '../../platform/images/storage.ts';
import type { Env } from '../../web/env.ts';

const types: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp', avif: 'image/avif' };

/** Serves stored images. Names are never reused, so they are cached as immutable. */
export function uploadsHttp(storage: Storage): Hono<Env> {
  const app = new Hono<Env>();
  app.get(paths.upload, async (c) => {
    const { folder, file } = c.req.param();
    const [, extension = ''] = /^[0-9a-f]{32}(?:-\d{1,4})?\.(jpg|webp|avif)$/.exec(file) ?? [];
    const isKnown = extension && ['banners', 'services', 'images'].includes(folder);
    const etag = `"${file}"`;
    const bytes = isKnown ? await storage.get(`${folder}/${file}`) : undefined;
    if (!bytes) throw new AppError(404, 'There is no such image.');
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin', // sites on other hosts may embed them
    };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    return c.body(bytes, 200, { ...headers, 'content-type': types[extension] ?? '', 'content-length': String(bytes.length) });
  });
  return app;
}
