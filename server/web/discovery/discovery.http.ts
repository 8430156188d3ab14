import { Hono } from 'hono';
import { dates } from '../../../content/dates.ts';
import { sitePage } from '../../../content/site-map.ts';
import type { Config } from '../../config.ts';
import type { Env } from '../env.ts';
import { type CachedPage, toCached } from '../pages/page-cache.ts';
import { pageResponse } from '../pages/pages.ts';
import type { WordsService } from '../pages/words.ts';
import { catalogue } from './catalogue.ts';
import { atom, rss } from './feed.ts';
import { feeds } from './feeds.ts';
import { llms } from './llms.ts';
import { robots, securityTxt } from './plain-files.ts';
import { sitemap } from './sitemap.ts';

const plain = 'text/plain; charset=utf-8';

type Made = { type: string; make: () => string | Promise<string> };

/** Files for search engines, feed readers and other machines, built on first request. */
export function discoveryRoutes({
  config,
  words,
  now = Date.now,
}: {
  config: Config;
  words: WordsService;
  now?: () => number;
}): Hono<Env> {
  const { publicUrl } = config;
  const app = new Hono<Env>();
  const securityText = securityTxt(publicUrl, now());

  const files: Record<string, Made> = {
    '/sitemap.xml': {
      type: 'application/xml; charset=utf-8',
      make: async () =>
        sitemap(
          publicUrl,
          (await catalogue(words)).map(({ path }) => ({ path, changed: changedOn(path) })),
        ),
    },
    '/robots.txt': { type: plain, make: () => robots(publicUrl) },
    '/feeds/blogs.rss': {
      type: 'application/rss+xml; charset=utf-8',
      make: async () => rss((await feeds(publicUrl, words)).blogs),
    },
    '/feeds/blogs.atom': {
      type: 'application/atom+xml; charset=utf-8',
      make: async () => atom((await feeds(publicUrl, words)).blogs),
    },
    '/feeds/news.rss': {
      type: 'application/rss+xml; charset=utf-8',
      make: async () => rss((await feeds(publicUrl, words)).news),
    },
    '/feeds/news.atom': {
      type: 'application/atom+xml; charset=utf-8',
      make: async () => atom((await feeds(publicUrl, words)).news),
    },
    '/llms.txt': { type: plain, make: async () => llms(await about(publicUrl, words), await catalogue(words)) },
    '/.well-known/security.txt': { type: plain, make: () => securityText },
  };
  for (const [path, file] of Object.entries(files)) {
    let made: Promise<CachedPage> | undefined;
    app.get(path, async (c) => {
      made ??= prepare(file);
      return pageResponse(await made, c.req.raw);
    });
  }
  // Password managers open this URL to change a password; ours starts with a reset mail.
  app.get('/.well-known/change-password', (c) => c.redirect('/forget-password', 302));
  return app;
}

async function prepare({ type, make }: Made): Promise<CachedPage> {
  return toCached(
    { status: 200, html: await make(), headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' } },
    11,
  );
}

function changedOn(path: string): string {
  const date = dates[path];
  if (!date) throw new Error(`content/dates.ts has no date for ${path}; run npm run dates.`);
  return date.changed;
}

async function about(publicUrl: string, { own, facts }: WordsService) {
  const { name, founded, headquarters, contactOffice, figures } = facts;
  const offices = [headquarters, ...facts.offices].join(', ');
  return {
    publicUrl,
    name,
    summary: (await own(sitePage('home'))).hero.lede,
    notes: [
      `Founded in ${founded.country} in ${founded.year}. Offices: ${offices}. Contact office: ${contactOffice.address}.`,
      `${figures.clients} clients in ${figures.industries} industries and ${figures.countries} countries.`,
    ],
  };
}
