import { createHash } from 'node:crypto';
import type { RenderTarget } from '../../../app/entry.server.tsx';
import type { Site } from '../../../app/site.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { PublicPage } from '../../../content/site-map.ts';
import { previewPath } from '../../../contract/admin-paths.ts';
import type { ContactAnswer } from '../../../contract/contact.ts';
import type { PageResource } from '../../../contract/page-resource.ts';
import type { OlderEntries } from '../../../contract/search.ts';
import type { Config } from '../../config.ts';
import type { RenderedPage } from './cached-page.ts';
import { captchaProvider } from './captcha-provider.ts';
import { htmlDocument, inlineScriptsOf } from './document.ts';
import type { StillRight } from './page-cache.ts';
import { contactPage, listKey, meantBy, unknownPage } from './page-keys.ts';
import { meantLinks } from './page-links.ts';
import type { PageResources } from './page-resources.ts';
import type { SiteRenderer } from './renderer.ts';
import { backOfficeHeaders, contentSecurityPolicy, scriptHash } from './security-headers.ts';
import type { SiteWords } from './words.ts';

/** What a page shows beyond its words. */
export type More = { search?: string; contactAnswer?: ContactAnswer; older?: OlderEntries; inlineWords?: PageResource };

type Options = { renderer: SiteRenderer; config: Config; resources: PageResources; common: Record<string, string> };

/** Renders pages with the words of a site; caches nothing. */
export function pageRenderer({ renderer, config, resources, common }: Options) {
  const admin = new Set(renderer.adminPaths);
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
    const { contactAnswer, older } = more;
    const pageSite: Site = { ...siteData(site), contactAnswer, older, page: { kind: page.kind, words: url } };
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

  /** The error screen. */
  const renderFault = (site: SiteWords, path: string) =>
    render(path, { status: 500 }, 500, { ...siteData(site), page: { status: 500 } });

  return { renderPublic, renderPath, renderUnknown, renderOnce, renderFault };
}
