import { Hono } from 'hono';
import { dates } from '../../../content/dates.ts';
import { sitePage } from '../../../content/site-map.ts';
import type { Config } from '../../config.ts';
import type { Env } from '../env.ts';
import { type CachedPage, pageResponse, toCached } from '../pages/cached-page.ts';
import { perPage } from '../pages/dated-lists.ts';
import type { SiteWords, WordsService } from '../pages/words.ts';
import { catalogue, mostArticles } from './catalogue.ts';
import { atom, rss } from './feed.ts';
import { feeds } from './feeds.ts';
import { llms } from './llms.ts';
import { robots, securityTxt, webManifest } from './plain-files.ts';
import { type DatedPath, sitemap } from './sitemap.ts';

const plain = 'text/plain; charset=utf-8';

type Made = { type: string; make: (site: SiteWords) => string | Promise<string> };

/** Files for search engines, feed readers and other machines, built when first asked for. */
export function discovery({ config, words, now = Date.now }: { config: Config; words: WordsService; now?: () => number }) {
  const { publicUrl } = config;
  const routes = new Hono<Env>();
  const securityText = securityTxt(publicUrl, now());

  const made: Record<string, Made> = {
    '/sitemap.xml': { type: 'application/xml; charset=utf-8', make: async (site) => sitemap(publicUrl, await datedPaths(site)) },
    '/site.webmanifest': { type: 'application/manifest+json', make: ({ facts }) => webManifest(facts) },
    '/robots.txt': { type: plain, make: () => robots(publicUrl) },
    '/feeds/blogs.rss': {
      type: 'application/rss+xml; charset=utf-8',
      make: async (site) => rss((await feeds(publicUrl, site)).blogs),
    },
    '/feeds/blogs.atom': {
      type: 'application/atom+xml; charset=utf-8',
      make: async (site) => atom((await feeds(publicUrl, site)).blogs),
    },
    '/feeds/news.rss': {
      type: 'application/rss+xml; charset=utf-8',
      make: async (site) => rss((await feeds(publicUrl, site)).news),
    },
    '/feeds/news.atom': {
      type: 'application/atom+xml; charset=utf-8',
      make: async (site) => atom((await feeds(publicUrl, site)).news),
    },
    '/llms.txt': { type: plain, make: async (site) => llms(await about(publicUrl, site), await catalogue(site)) },
    '/.well-known/security.txt': { type: plain, make: () => securityText },
  };
  const files = new Map(Object.entries(made).map(([path, file]) => [path, latest(file, words)]));
  for (const [path, file] of files) routes.get(path, async (c) => pageResponse(await file(), c.req.raw));
  // Password managers open this URL to change a password; ours starts with a reset mail.
  routes.get('/.well-known/change-password', (c) => c.redirect('/forget-password', 302));
  return { routes, files };
}

/** Makes a file again when the site says something else; while the database is down it stays as it last was. */
function latest(file: Made, words: WordsService): () => Promise<CachedPage> {
  let made: { site: SiteWords; page: Promise<CachedPage> } | undefined;
  return async () => {
    const site = await words.now().catch((error: unknown) => {
      if (made) return made.site;
      throw error;
    });
    if (made?.site !== site) {
      const next = { site, page: prepare(file, site) };
      made = next;
      next.page.catch(() => {
        if (made === next) made = undefined;
      });
    }
    return made.page;
  };
}

async function prepare({ type, make }: Made, site: SiteWords): Promise<CachedPage> {
  return toCached(
    {
      status: 200,
      html: await make(site),
      headers: { 'content-type': type, 'cache-control': 'public, max-age=0, must-revalidate' },
    },
    5,
  );
}

function changedOn(path: string): string {
  const date = dates[path];
  if (!date) throw new Error(`content/dates.ts has no date for ${path}; run npm run dates.`);
  return date.changed;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Every public page with the day it changed: by its date in the repository, or when its words were published. */
async function datedPaths({ pages, published, company }: SiteWords): Promise<DatedPath[]> {
  const [managed, articles] = await Promise.all([published.paths('page'), published.paths('article')]);
  const changed = new Map([...managed, ...articles].map(({ id, changedAt }) => [id, isoDay(changedAt)]));
  const details = (await company.details()).map(({ page, changedAt }) => ({ path: page.path, changed: isoDay(changedAt) }));
  const known = new Set<string>(pages.map(({ id }) => id));
  const slugs = new Map(articles.map(({ id, slug }) => [id, slug]));
  const listed = pages
    .filter(({ kind }) => kind !== 'search')
    .map(({ id, kind, path }) => ({
      path: kind === 'article' && slugs.has(id) ? `/blogDetails/${slugs.get(id)}` : path,
      changed: kind === 'listing' ? newest(path, changed.get(id)) : (changed.get(id) ?? changedOn(path)),
    }));
  function newest(path: string, own = '') {
    return details
      .filter((each) => each.path.startsWith(path))
      .reduce((last, each) => (each.changed > last ? each.changed : last), own);
  }
  const added = articles.filter(({ id }) => !known.has(id));
  return [
    ...listed,
    ...added.map(({ slug, changedAt }) => ({ path: `/blogDetails/${slug}`, changed: isoDay(changedAt) })),
    ...details,
  ];
}

async function about(publicUrl: string, { own, facts, lists }: SiteWords) {
  const { total } = await lists.articles(0, 1);
  const blogs = sitePage('blogs').path;
  const older = `${total - mostArticles} older articles are listed from ${publicUrl}${blogs}?page=${Math.floor(mostArticles / perPage) + 1} on.`;
  const { name, founded, headquarters, contactOffice, figures } = facts;
  return {
    publicUrl,
    name,
    summary: (await own(sitePage('home'))).hero.lede,
    notes: [
      `Founded in ${founded.country} in ${founded.year}. Headquarters: ${headquarters}. Offices: ${facts.offices.join(', ')}. Contact office: ${contactOffice.address}.`,
      `${figures.clients} clients in ${figures.industries} industries and ${figures.countries} countries.`,
      `Every page: ${publicUrl}/sitemap.xml. What is new: ${publicUrl}/feeds/blogs.rss, ${publicUrl}/feeds/news.rss.`,
      ...(total > mostArticles ? [older] : []),
    ],
  };
}
