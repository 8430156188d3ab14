import type { Site } from '../../../app/site.ts';
import { cutQuery, searchPath } from '../../../content/search.ts';
import type { ContactAnswer } from '../../../contract/contact.ts';
import { emptyHome, type ManagedHome } from '../../../contract/homepage.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { canonicalPath } from './canonical-path.ts';
import { captchaProvider } from './captcha-provider.ts';
import { pickEncoding } from './compress.ts';
import { htmlDocument } from './document.ts';
import { type CachedPage, pageCache, type RenderedPage, toCached } from './page-cache.ts';
import type { SiteRenderer } from './renderer.ts';
import { backOfficeHeaders, commonHeaders, contentSecurityPolicy } from './security-headers.ts';

const unknownPage = '*'; // every unknown address shows the same page, so one copy is kept

export type Pages = ReturnType<typeof sitePages>;

/** The site's pages: rendered once, kept, and answered with the headers they need. */
export function sitePages({
  renderer,
  config,
  log,
  managedHome,
}: {
  renderer: SiteRenderer;
  config: Config;
  log: Log;
  managedHome: () => Promise<ManagedHome>;
}) {
  const { publicPaths, adminPaths, assets } = renderer;
  const admin = new Set(adminPaths);
  const common = commonHeaders(config.publicUrl);
  const captcha = config.captcha.siteKey ? captchaProvider(config.captcha.verifyUrl) : { script: '', sources: [] };
  const connect = config.contactApiBase ? [new URL(config.contactApiBase).origin] : [];
  const site: Site = {
    publicUrl: config.publicUrl,
    contactApiBase: config.contactApiBase,
    captchaSiteKey: config.captcha.siteKey,
    captchaScript: captcha.script,
    home: emptyHome,
  };

  async function render(
    path: string,
    status: number,
    home: ManagedHome,
    contactAnswer?: ContactAnswer,
    search = '',
  ): Promise<RenderedPage> {
    const fault = status === 500;
    const pageSite: Site = { ...site, home, contactAnswer };
    const parts = await renderer.render(path + search, pageSite, { fault });
    const html = htmlDocument({ path, ...parts, site: pageSite, admin: admin.has(path), fault }, assets);
    return {
      status,
      html,
      headers: {
        ...common,
        ...(!renderer.development && {
          'content-security-policy': contentSecurityPolicy(
            html,
            path === '/contactUs' ? { connect, captcha: captcha.sources } : {},
          ),
        }),
        ...(admin.has(path) && backOfficeHeaders),
      },
    };
  }

  let shown: string | undefined; // the managed content of the homepage as it was last rendered

  async function renderSafely(path: string, search = ''): Promise<RenderedPage> {
    try {
      if (path !== '/') return await render(path, path === unknownPage ? 404 : 200, emptyHome, undefined, search);
      const home = await managedHome().catch(
        (error: unknown) => void log.error({ err: error }, 'the managed homepage could not be read'),
      );
      shown = JSON.stringify(home);
      return { ...(await render(path, 200, home ?? emptyHome)), degraded: !home };
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be rendered');
      return render(path, 500, emptyHome);
    }
  }

  const cache = pageCache({
    paths: [...publicPaths, ...adminPaths, unknownPage],
    render: (path) => renderSafely(path),
    keep: !renderer.development,
  });

  return {
    cache,
    canonical: canonicalPath([...publicPaths, ...adminPaths]),
    publicPaths,
    /** Forgets the homepage, unless it is at hand and shows just what is managed now: then nobody has to wait for it. */
    forgetManaged: async () => {
      const now = cache.peek('/') && (await managedHome().catch(() => undefined));
      if (!now || JSON.stringify(now) !== shown) cache.empty(['/']);
    },
    /** The page of a canonical path, or the page for unknown addresses. */
    page: (path: string): Promise<CachedPage> => cache.get(cache.isKnown(path) ? path : unknownPage),
    /** The search page with its results; never kept, for everybody asks something else. */
    searchResults: async (query: string): Promise<CachedPage> => {
      const page = await renderSafely(searchPath, `?q=${encodeURIComponent(cutQuery(query))}`);
      return toCached({ ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }, 5);
    },
    unknown: (): Promise<CachedPage> => cache.get(unknownPage),
    /** Contact Us with the answer to a form that was posted without JavaScript; never kept, for it holds what was typed. */
    contactAnswer: async (answer: ContactAnswer, status: number): Promise<CachedPage> => {
      const page = await render('/contactUs', status, emptyHome, answer);
      return toCached({ ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }, 5);
    },
    /** The homepage as it would be with other managed content; never kept. */
    preview: async (home: ManagedHome): Promise<CachedPage> => toCached(await render('/', 200, home), 5),
  };
}

/** A kept page as a fetch Response. */
export function pageResponse(page: CachedPage, request: Request): Response {
  if (page.status === 200 && request.headers.get('if-none-match') === page.etag)
    return new Response(null, { status: 304, headers: page.unchanged });
  const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined);
  const body = request.method === 'HEAD' ? null : new Uint8Array(page.bodies[encoding]);
  return new Response(body, { status: page.status, headers: page.headers[encoding] });
}
