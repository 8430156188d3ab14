import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { searchPath } from '../../content/labels/search.ts';
import { paths } from '../../contract/paths.ts';
import type { Config } from '../config.ts';
import { AppError, errorBody } from '../errors.ts';
import type { Log } from '../log.ts';
import type { Env } from './env.ts';
import { clientAddress } from './middleware/client-address.ts';
import { discardBody } from './middleware/discard-body.ts';
import { methodsOf } from './middleware/methods.ts';
import { pageResponse } from './pages/cached-page.ts';
import { redirectOf, withQuery } from './pages/canonical-path.ts';
import type { Pages } from './pages/pages.ts';
import { commonHeaders, inertPolicy } from './pages/security-headers.ts';

export type AppDeps = {
  config: Config;
  log: Log;
  pages: Pages;
  /** Resolves if database and storage respond, otherwise throws. */
  checkReady: () => Promise<void>;
  /** Routes of the features, mounted at the root. */
  features: Hono<Env>[];
};

/** The application: API routes first, then pages. Each test creates its own. */
export function createApp({ config, log, pages, checkReady, features }: AppDeps): Hono<Env> {
  const app = new Hono<Env>();
  const common = Object.entries({ ...commonHeaders(config.publicUrl), 'cache-control': 'no-store' });

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    await next();
    if (c.res.status >= 400) await discardBody(c.env?.incoming);
    c.header('x-request-id', requestId);
    for (const [name, value] of common) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    const line = {
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      account: c.get('account'),
      ms: Math.round(performance.now() - started),
    };
    const isPage = c.res.headers.get('content-type')?.startsWith('text/html');
    const bringsPolicy = isPage || c.res.headers.has('content-security-policy');
    const unchanged = c.res.status === 304; // on 304 a browser would replace its cached headers with these
    if (!bringsPolicy && !unchanged) c.res.headers.set('content-security-policy', inertPolicy);
    if (isPage) log.debug(line, 'page');
    else log.info(line, 'request');
  });
  if (config.corsOrigins.length)
    app.use(cors({ origin: config.corsOrigins, allowHeaders: ['authorization', 'content-type'], maxAge: 600 }));

  app.get(paths.healthz, (c) => c.json({ status: 'ok' }));
  app.get(paths.readyz, async (c) => {
    try {
      await checkReady();
      return c.json({ status: 'ready' });
    } catch (error) {
      c.get('log').error({ err: error }, 'not ready');
      return c.json(errorBody('not-ready', 'The service is not ready.'), 503);
    }
  });
  for (const feature of features) app.route('/', feature);
  app.get('/words/:file', async (c) => {
    const found = await pages.resources.get(c.req.path);
    if (!found) throw new AppError(404, 'These words have been replaced. Load the page to read it.');
    return pageResponse(found, c.req.raw);
  });
  const allowedMethods = methodsOf(app);

  // Pages come last: every address that is not the API's, also an unknown one, which has a page of its own.
  app.get('*', async (c, next) => {
    const path = readablePath(c.req.path);
    if (path === undefined || path.startsWith('/api/')) return next();
    const { pathname, search } = new URL(c.req.url); // the raw path: in c.req.path %61 is already decoded to "a"
    const elsewhere = redirectOf(path); // before the API's methods: /contact is posted to, and read by people
    if (elsewhere) return c.redirect(withQuery(elsewhere, search), 301);
    if (allowedMethods(path).length) return next();
    const place = await pages.newsPlace(path);
    if (place) return c.redirect(place, 302); // not for good: newer items push it to later pages
    const canonical = pages.canonical(path) ?? (await pages.added(path));
    if (canonical && canonical !== pathname) return c.redirect(canonical + search, 301);
    const query = path === searchPath ? c.req.query('q')?.trim() : undefined;
    return pageResponse(
      await (query ? pages.searchResults(query, clientAddress(c, config.trustProxy)) : pages.page(canonical ?? path, search)),
      c.req.raw,
    );
  });

  app.notFound((c) => {
    const path = readablePath(c.req.path);
    if (path === undefined) return c.json(errorBody('malformed-address', 'The address is malformed.'), 400);
    const allowed = allowedMethods(path);
    if (allowed.length) return wrongMethod(c, `Use ${allowed.join(' or ')} here.`, allowed);
    if (pages.canonical(path)) return wrongMethod(c, 'Pages can only be read.', ['GET', 'HEAD']);
    return c.json(errorBody('not-found', 'There is nothing at this address.'), 404);
  });

  app.onError((error, c) => {
    if (error instanceof AppError) return c.json(errorBody(error.code, error.message, error.fields), error.status, error.headers);
    c.get('log').error({ err: error }, 'a request failed');
    return c.json(errorBody('internal-error', 'Something went wrong on our side. Please try again.'), 500);
  });

  return app;
}

const wrongMethod = (c: Context, sentence: string, allowed: string[]) =>
  c.json(errorBody('method-not-allowed', sentence), 405, { allow: allowed.join(', ') });

function readablePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path).includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
