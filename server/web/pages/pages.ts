import type { RenderTarget } from '../../../app/entry.server.tsx';
import type { Site } from '../../../app/site.ts';
import { cutQuery, searchPath } from '../../../content/labels/search.ts';
import { type SitePage, siteMap, sitePage, sitePageAt } from '../../../content/site-map.ts';
import type { ContactAnswer } from '../../../contract/contact.ts';
import { emptyHome, type ManagedHome } from '../../../contract/homepage.ts';
import type { PageResource } from '../../../contract/page-resource.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { canonicalPath } from './canonical-path.ts';
import { captchaProvider } from './captcha-provider.ts';
import { pickEncoding } from './compress.ts';
import { htmlDocument } from './document.ts';
import { type CachedPage, pageCache, type RenderedPage, toCached } from './page-cache.ts';
import { pageResources } from './page-resources.ts';
import type { SiteRenderer } from './renderer.ts';
import { backOfficeHeaders, commonHeaders, contentSecurityPolicy } from './security-headers.ts';
import { type WordsService, wordsService } from './words.ts';

const homePage = sitePage('home');
const contactPage = sitePage('contact-us');
const unknownPage = '*'; // all unknown paths share one cached page

export type Pages = ReturnType<typeof sitePages>;

/** Renders and caches the pages of the site, with their headers. */
export function sitePages({ renderer, config, log, words }: Options) {
  const publicPaths: string[] = siteMap.map(({ path }) => path);
  const admin = new Set(renderer.adminPaths);
  const common = commonHeaders(config.publicUrl);
  const captcha = config.captcha.siteKey ? captchaProvider(config.captcha.verifyUrl) : { script: '', sources: [] };
  const connect = config.contactApiBase ? [new URL(config.contactApiBase).origin] : [];
  const site: Site = {
    publicUrl: config.publicUrl,
    name: words.facts.name,
    copyrightYear: words.facts.copyrightYear,
    contactApiBase: config.contactApiBase,
    captchaSiteKey: config.captcha.siteKey,
    captchaScript: captcha.script,
    ...(!config.smtpUrl && { mailIsLocal: true }),
  };
  const resources = pageResources({ wordsOf, keep: !renderer.development, common });

  /** While the database is down, the homepage is shown without its managed content and soon rendered again. */
  let degraded = false;
  let shownHome: string | undefined; // words URL of the homepage as last rendered
  async function wordsOf(page: SitePage) {
    try {
      const content = await words.of(page);
      if (page.kind === 'home') degraded = false;
      return content;
    } catch (error) {
      if (page.kind !== 'home') throw error;
      log.error({ err: error }, 'the managed homepage could not be read');
      degraded = true;
      return wordsService({ managedHome: async () => emptyHome }).of(page);
    }
  }

  type More = { search?: string; contactAnswer?: ContactAnswer; inlineWords?: PageResource };

  async function render(
    path: string,
    wanted: RenderTarget,
    status: number,
    pageSite: Site,
    more: More = {},
  ): Promise<RenderedPage> {
    const parts = await renderer.render(path + (more.search ?? ''), wanted, pageSite);
    const html = htmlDocument(
      { path, ...parts, site: pageSite, admin: admin.has(path), inlineWords: more.inlineWords },
      renderer.assets,
    );
    const policy = contentSecurityPolicy(html, path === contactPage.path ? { connect, captcha: captcha.sources } : {});
    return {
      status,
      html,
      headers: {
        ...common,
        ...(!renderer.development && { 'content-security-policy': policy }),
        ...(admin.has(path) && backOfficeHeaders),
      },
    };
  }

  /** Renders a public page with its current words. */
  async function renderPublic(page: SitePage, more: More & { status?: number } = {}): Promise<RenderedPage> {
    const { resource, url } = await resources.of(page);
    const pageSite: Site = { ...site, contactAnswer: more.contactAnswer, page: { kind: page.kind, words: url } };
    const rendered = await render(
      page.path,
      { page: resource, row: page, facts: words.facts },
      more.status ?? 200,
      pageSite,
      more,
    );
    if (page.kind !== 'home') return rendered;
    shownHome = degraded ? undefined : url;
    if (degraded) resources.invalidate([page.path]);
    return { ...rendered, degraded };
  }

  async function renderSafely(path: string, search = ''): Promise<RenderedPage> {
    try {
      const page = sitePageAt(path);
      if (page) return await renderPublic(page, { search });
      if (admin.has(path)) return await render(path, { admin: path }, 200, site);
      return await render(path, { status: 404 }, 404, { ...site, page: { status: 404 } });
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be rendered');
      return render(path, { status: 500 }, 500, { ...site, page: { status: 500 } });
    }
  }

  const cache = pageCache({
    paths: [...publicPaths, ...renderer.adminPaths, unknownPage],
    render: (path) => renderSafely(path),
    keep: !renderer.development,
  });
  const uncached = (page: RenderedPage) => toCached({ ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }, 5);

  return {
    cache,
    resources,
    /** The cached page or page words at a path, if any. */
    peek: (path: string) => cache.peek(path) ?? resources.peek(path),
    canonical: canonicalPath([...publicPaths, ...renderer.adminPaths]),
    publicPaths,
    /** Invalidates the homepage unless it already shows the current managed content: then no visitor waits for a render. */
    invalidateManaged: async () => {
      resources.invalidate([homePage.path]);
      const { url } = await resources.of(homePage);
      if (degraded || url !== shownHome) cache.invalidate([homePage.path]);
    },
    /** The page of a canonical path, or the 404 page. */
    page: (path: string): Promise<CachedPage> => cache.get(cache.isKnown(path) ? path : unknownPage),
    /** The search page with results; not cached, since queries vary. */
    searchResults: async (query: string): Promise<CachedPage> =>
      uncached(await renderSafely(searchPath, `?q=${encodeURIComponent(cutQuery(query))}`)),
    unknown: (): Promise<CachedPage> => cache.get(unknownPage),
    /** Contact Us with the result of a form posted without JavaScript; not cached, since it contains the visitor's input. */
    contactAnswer: async (contactAnswer: ContactAnswer, status: number): Promise<CachedPage> =>
      uncached(await renderPublic(contactPage, { contactAnswer, status })),
    /** The homepage with other managed content. It is not cached, so its words are inlined. */
    preview: async (home: ManagedHome): Promise<CachedPage> => {
      const page = homePage;
      const resource = {
        ...(await resources.of(page)).resource,
        words: await wordsService({ managedHome: async () => home }).of(page),
      };
      const rendered = await render(
        '/',
        { page: resource, row: page, facts: words.facts },
        200,
        { ...site, page: { kind: 'home', words: '' } },
        { inlineWords: resource },
      );
      return toCached(rendered, 5);
    },
  };
}

type Options = { renderer: SiteRenderer; config: Config; log: Log; words: WordsService };

/** Converts a cached page to a fetch Response. */
export function pageResponse(page: CachedPage, request: Request): Response {
  if (page.status === 200 && request.headers.get('if-none-match') === page.etag)
    return new Response(null, { status: 304, headers: page.unchanged });
  const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined);
  const body = request.method === 'HEAD' ? null : new Uint8Array(page.bodies[encoding]);
  return new Response(body, { status: page.status, headers: page.headers[encoding] });
}
