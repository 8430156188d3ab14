import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { switchChange } from '../../../contract/cards.ts';
import type { ManagedHome } from '../../../contract/homepage.ts';
import { paths } from '../../../contract/paths.ts';
import type { Admin } from '../../platform/admin.ts';
import type { Env } from '../../web/env.ts';
import { readJson, readText } from '../../web/middleware/body.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import type { HomepageService } from './homepage.service.ts';

type Deps = {
  homepage: HomepageService;
  requireAdmin: MiddlewareHandler<AdminEnv>;
  findAdmin: (token: string) => Promise<Admin | undefined>;
  preview: (home: ManagedHome, request: Request) => Promise<Response>;
};

/** Managed content of the homepage, its switches and its preview. */
export function homepageHttp({ homepage, requireAdmin, findAdmin, preview }: Deps): Hono<Env> {
  const app = new Hono<AdminEnv>();

  app.get(paths.homepage, async (c) => c.json(await homepage.home()));
  app.get(paths.switches, requireAdmin, async (c) => c.json(await homepage.switches()));
  app.put(paths.switches, requireAdmin, async (c) =>
    c.json(await homepage.change(c.get('admin'), await readJson(c, switchChange))),
  );

  // The preview is served at the homepage's own path, so that everything on it works. The dashboard posts a form with the session
  // token into a new tab. If the session has expired, that tab shows the dashboard's message; a form without a token gets the
  // usual response to a POST.
  app.use('/', async (c, next) => {
    if (c.req.method !== 'POST' || !isForm(c)) return next();
    const form = new URLSearchParams(await readText(c, 4096));
    const token = form.get('token');
    if (token === null) return next();
    if (!(await findAdmin(token))) return c.redirect('/adminDashboard', 303);
    const home = await homepage.home({
      ...(form.has('banners') && { banners: true }),
      ...(form.has('services') && { services: true }),
    });
    const page = await preview(home, c.req.raw);
    const headers = new Headers(page.headers);
    headers.delete('etag');
    headers.set('cache-control', 'no-store');
    headers.set('x-robots-tag', 'noindex');
    return new Response(page.body, { status: page.status, headers });
  });

  return new Hono<Env>().route('/', app);
}

const isForm = (c: Context) => /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '');
