import { createHash } from 'node:crypto';
import type { RenderTarget } from '../../../app/entry.server.tsx';
import type { Site } from '../../../app/site.ts';
import { familyNames } from '../../../content/areas.ts';
import { cutQuery, searchPath } from '../../../content/labels/search.ts';
import { listings } from '../../../content/listings.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import { type PublicPage, servicePages, siteMap, sitePage } from '../../../content/site-map.ts';
import { previewPath } from '../../../contract/admin-paths.ts';
import type { ContactAnswer } from '../../../contract/contact.ts';
import type { ManagedHome } from '../../../contract/homepage.ts';
import type { PageResource } from '../../../contract/page-resource.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { memoryBudget } from '../../platform/rate-limit/memory-budget.ts';
import { addedPath } from './added-path.ts';
import { canonicalPath } from './canonical-path.ts';
import { captchaProvider } from './captcha-provider.ts';
import { pickEncoding } from './compress.ts';
import { htmlDocument, inlineScriptsOf } from './document.ts';
import { type Meant, nearPage } from './near-page.ts';
import { type CachedPage, pageCache, type RenderedPage, type StillRight, toCached } from './page-cache.ts';
import { meantLinks } from './page-links.ts';
import { pageResources } from './page-resources.ts';
import { recentResults } from './recent-results.ts';
import { renderQueue } from './render-queue.ts';
import type { SiteRenderer } from './renderer.ts';
import { backOfficeHeaders, commonHeaders, contentSecurityPolicy, scriptHash } from './security-headers.ts';
import type { SiteWords, WordsService } from './words.ts';

/** Pages that are rendered for one visitor: results of a search, a posted form with faults. */
const renderingsPerAddress = { max: 60, windowMs: 60_000 };
/** Articles in the static copy. */
const mostCopied = 100;
const homePage = sitePage('home');
const contactPage = sitePage('contact-us');
/** Long lists have pages: /insights/blogs?page=2. */
const listPaths: ReadonlySet<string> = new Set([sitePage('blogs'), sitePage('news'), ...listings].map(({ path }) => path));
const listKey = /\?page=(\d{1,6})$/;
/** Unknown paths share one cached page for each page or family that may have been meant, and one for none. */
const unknownPage = '*';
const unknownFor = (path: string) => unknownPage + (nearPage(path) ?? '');
const meantBy = (key: string) => (key.slice(unknownPage.length) || undefined) as Meant | undefined;

/** Contact Us names the service that a visitor comes from. Each service has a page of its own in the cache. */
const contactAbout = (service: string) => `${contactPage.path}?service=${service}`;
const services = new Set<string>(servicePages.map(({ id }) => id));

/** The cache key of an address: Contact Us depends on the service in its query, a list on the number of its page. */
function keyOf(path: string, query: string): string | undefined {
  if (!query) return path;
  const given = new URLSearchParams(query);
  if (path === contactPage.path) {
    const service = given.get('service') ?? '';
    return services.has(service) ? contactAbout(service) : path;
  }
  const list = listPaths.has(path) ? (given.get('page') ?? '1') : '1';
  if (list === '1') return path;
  return /^[1-9]\d{0,5}$/.test(list) ? `${path}?page=${list}` : undefined;
}

export type Pages = ReturnType<typeof sitePages>;

/** Renders and caches the pages of the site, with their headers. */
export function sitePages({ renderer, config, log, words, now = Date.now }: Options) {
  const publicPaths: string[] = siteMap.map(({ path }) => path);
  const admin = new Set(renderer.adminPaths);
  const common = commonHeaders(config.publicUrl);
  const scripts = inlineScriptsOf(renderer.assets).filter(Boolean).map(scriptHash);
  const captcha = config.captcha.siteKey ? captchaProvider(config.captcha.verifyUrl) : { script: '', sources: [] };
  const connect = config.contactApiBase ? [new URL(config.contactApiBase).origin] : [];
  const siteData = ({ facts, frame }: SiteWords): Site => ({
    ...frame,
    publicUrl: config.publicUrl,
    name: facts.name,
    talentBrand: facts.talentBrand,
    tagline: facts.tagline,
    founded: facts.founded,
    credit: fillPlaceholders(facts.credit, facts),
    copyrightYear: facts.copyrightYear,
    contactApiBase: config.contactApiBase,
    captchaSiteKey: config.captcha.siteKey,
    captchaScript: captcha.script,
    ...(config.contactAttachments && { contactFiles: true }),
    ...(!config.smtpUrl && { mailIsLocal: true }),
  });
  const resources = pageResources({ site: words.now, draw: renderer.withDrawings, keep: !renderer.development, common, now });

  /** Facts, menus and the legal line stand in the frame of every page. */
  const frameKeys = new WeakMap<object, string>();
  function frameKey(site: SiteWords): string {
    const { facts, frame } = site;
    const known =
      frameKeys.get(site) ??
      createHash('sha256')
        .update(JSON.stringify([facts, frame]))
        .digest('base64url')
        .slice(0, 16);
    frameKeys.set(site, known);
    return known;
  }

  /** Changes whenever the site does. */
  const generations = new WeakMap<object, number>();
  let lastGeneration = 0;
  async function generation(): Promise<number> {
    const site = await words.now().catch(() => undefined);
    if (!site) return 0;
    const known = generations.get(site) ?? ++lastGeneration;
    generations.set(site, known);
    return known;
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
    const isFramed = path === previewPath;
    const policy = contentSecurityPolicy(scripts, {
      ...(path === contactPage.path && { connect, captcha: captcha.sources }),
      backOffice: admin.has(path),
      framed: isFramed,
    });
    return {
      status,
      html,
      headers: {
        ...common,
        ...(!renderer.development && { 'content-security-policy': policy }),
        ...(admin.has(path) && backOfficeHeaders),
        ...(isFramed && { 'x-frame-options': 'SAMEORIGIN' }),
      },
    };
  }

  /** Renders a public page of a site; not again if it would be the page with this key. */
  async function renderPublic(
    site: SiteWords,
    page: PublicPage,
    { list = 1, status = 200, key, ...more }: More & { list?: number; status?: number; key?: string } = {},
  ): Promise<RenderedPage | StillRight> {
    const { resource, url } = await resources.of(site, page, list);
    const madeOf = `${url} ${frameKey(site)}`;
    if (key === madeOf) return { stillRight: true, until: site.until };
    const pageSite: Site = { ...siteData(site), contactAnswer: more.contactAnswer, page: { kind: page.kind, words: url } };
    const search = list > 1 ? `?page=${list}` : more.search;
    const rendered = await render(page.path, { page: resource, row: page, facts: site.facts }, status, pageSite, {
      ...more,
      search,
    });
    return { ...rendered, key: madeOf, until: site.until };
  }

  async function renderUnknown(site: SiteWords, path: string): Promise<RenderedPage> {
    const meant = meantLinks(meantBy(path), site.facts);
    const page = { status: 404 as const, meant };
    const rendered = await render(unknownPage, { status: 404, meant }, 404, { ...siteData(site), page });
    return { ...rendered, until: site.until };
  }

  /** `path` may end with the page of a list. */
  async function renderPath(site: SiteWords, path: string, more: More & { key?: string }) {
    const [base = '', query] = path.split('?');
    const number = listKey.exec(path)?.[1];
    const page = await site.find(base);
    if (page) {
      const list = Number(number ?? 1);
      if (list > 1 && (await pagesIn(site, page)) < list) return renderUnknown(site, unknownPage);
      return renderPublic(site, page, { ...more, search: query ? `?${query}` : more.search, list });
    }
    if (admin.has(path)) return { ...(await render(path, { admin: path }, 200, siteData(site))), until: site.until };
    return renderUnknown(site, path);
  }

  async function pagesIn(site: SiteWords, page: PublicPage): Promise<number> {
    const { words } = (await resources.of(site, page)).resource;
    return 'list' in words ? words.list.count : 1;
  }

  /** While the database is down, pages are shown as the repository has them, unless a better one is cached. */
  async function renderSafely(path: string, more: More & { key?: string } = {}): Promise<RenderedPage | StillRight> {
    try {
      return await renderPath(await words.now(), path, more);
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be rendered with what is published');
      return renderFallback(path, more);
    }
  }

  async function renderFallback(path: string, { search }: More): Promise<RenderedPage> {
    const site = await words.builtIn();
    try {
      if (!cache.isKnown(path)) throw new Error(`The repository has no page at ${path}.`);
      const rendered = await renderPath(site, path, { search });
      if ('html' in rendered) return { ...rendered, degraded: true };
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be rendered');
    }
    return render(path, { status: 500 }, 500, { ...siteData(site), page: { status: 500 } });
  }

  const cache = pageCache({
    paths: [...publicPaths, ...renderer.adminPaths, unknownPage],
    rare: [...[...publicPaths, ...familyNames].map((meant) => unknownPage + meant), ...[...services].map(contactAbout)],
    render: (path, key) => renderSafely(path, { key }),
    keep: !renderer.development,
    now,
  });
  const inTurn = renderQueue();
  const searches = recentResults<CachedPage>();
  const budget = memoryBudget(renderingsPerAddress);
  const noStore = (page: RenderedPage | StillRight) => {
    if ('stillRight' in page) throw new Error('A page that is not cached was not rendered.');
    return toCached({ ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }, 5);
  };

  /** A page of a site that is not the present one: not cached, so its words are inlined. */
  async function renderOnce(site: SiteWords, page: PublicPage, list = 1): Promise<RenderedPage & { resource: PageResource }> {
    const { id, path, kind, name, hue, art } = page;
    const resource = renderer.withDrawings({ id, path, kind, name, hue, art, words: await site.of(page, list) } as PageResource);
    const rendered = await render(
      path,
      { page: resource, row: page, facts: site.facts },
      200,
      { ...siteData(site), page: { kind, words: '' } },
      { inlineWords: resource, search: list > 1 ? `?page=${list}` : '' },
    );
    return { ...rendered, resource };
  }

  return {
    cache,
    resources,
    /** The cached page or page words at an address, if any. The cached search page has no results. */
    peek: (path: string, query = '') =>
      query && path === searchPath ? undefined : (cache.peek(keyOf(path, query) ?? '') ?? resources.peek(path)),
    canonical: canonicalPath([...publicPaths, ...renderer.adminPaths]),
    /** The canonical path of a page that editors added, also of one whose slug has changed. */
    async added(path: string): Promise<string | undefined> {
      const canonical = addedPath(path);
      if (!canonical) return undefined;
      try {
        const site = await words.now();
        return (await site.find(canonical)) ? canonical : await site.movedTo(canonical);
      } catch {
        return canonical; // the cache may still have it
      }
    },
    publicPaths,
    /** Every public page at this moment: of articles the newest, since they may be very many. */
    async allPaths(): Promise<string[]> {
      try {
        const site = await words.now();
        const { items } = await site.lists.articles(0, mostCopied);
        const builtIn = site.pages.map(({ path }) => path as string);
        const added = [...items, ...(await site.company.details())].map(({ page }) => page.path as string);
        return [...new Set([...builtIn, ...added])];
      } catch {
        return publicPaths;
      }
    },
    /** Until when what is published stays as it is. */
    until: async (): Promise<number> => (await words.now()).until,
    /** Published content has changed, in this or another process. */
    invalidateManaged: async () => {
      words.invalidate();
      resources.invalidate();
      cache.invalidate();
    },
    /** The page of a canonical path and a query, or the 404 page. */
    async page(path: string, query = ''): Promise<CachedPage> {
      if (cache.isKnown(path) || cache.peek(path)) return cache.get(keyOf(path, query) ?? unknownPage);
      return cache.get((await this.added(path)) === path ? (keyOf(path, query) ?? unknownPage) : unknownFor(path));
    },
    /** The search page with results, kept for a minute by query. `address` pays for what has to be rendered. */
    async searchResults(query: string, address: string): Promise<CachedPage> {
      const search = `?q=${encodeURIComponent(cutQuery(query))}`;
      const key = `${search} ${await generation()}`;
      if (!searches.has(key)) budget.take(address);
      return searches.get(key, async () => noStore(await inTurn(() => renderSafely(searchPath, { search }))));
    },
    unknown: (): Promise<CachedPage> => cache.get(unknownPage),
    /** Contact Us with the result of a form posted without JavaScript; not cached, since it contains the visitor's input. */
    async contactAnswer(contactAnswer: ContactAnswer, status: number, address: string): Promise<CachedPage> {
      budget.take(address);
      const site = await words.now().catch(() => words.builtIn());
      return noStore(await inTurn(() => renderPublic(site, contactPage, { contactAnswer, status })));
    },
    /** The homepage with other managed content. */
    preview: async (home: ManagedHome): Promise<CachedPage> => {
      const site = await words.with((layer) => ({ ...layer, home: async () => home }));
      return toCached(await renderOnce(site, homePage), 5);
    },
    renderOnce,
    /** The 404 page of a site. */
    renderUnknown: (site: SiteWords, path: string) => renderUnknown(site, unknownFor(path)),
  };
}

type Options = { renderer: SiteRenderer; config: Config; log: Log; words: WordsService; now?: () => number };

/** Converts a cached page to a fetch Response. */
export function pageResponse(page: CachedPage, request: Request): Response {
  if (page.status === 200 && request.headers.get('if-none-match') === page.etag)
    return new Response(null, { status: 304, headers: page.unchanged });
  const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined);
  const body = request.method === 'HEAD' ? null : new Uint8Array(page.bodies[encoding]);
  return new Response(body, { status: page.status, headers: page.headers[encoding] });
}
