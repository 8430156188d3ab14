import { placeholderValues, type Settings } from '../../../content/placeholders.ts';
import { newsAt } from '../../../content/targets.ts';
import type { FactUses, Preview } from '../../../contract/entries.ts';
import type { PublishedSite } from '../../platform/published-site.ts';
import type { Pages } from './pages.ts';
import type { SiteWords, WordsService } from './words.ts';

/** Pages of a site that is not the present one: with a draft, or at another time. Nothing of it is cached. */
export function sitePreview({
  words,
  pages,
  settings,
  now,
}: {
  words: WordsService;
  pages: Pages;
  settings: Settings;
  now: () => number;
}) {
  async function show(site: SiteWords, wanted: string): Promise<Preview> {
    const news = newsAt(wanted);
    const address = (news && (await site.lists.newsPlace(news))) ?? wanted;
    const [before = '/', anchor] = address.split('#');
    const [path = '/', query = ''] = before.split('?');
    const canonical = pages.canonical(path) ?? path;
    const list = Number(new URLSearchParams(query).get('page') ?? 1);
    const page = await site.find(canonical);
    if (!page) {
      const { html } = await pages.renderUnknown(site, canonical);
      return { path: canonical, status: 404, html, page: null };
    }
    const { html, resource } = await pages.renderOnce(site, page, Number.isInteger(list) && list > 0 ? list : 1);
    return { path: page.path, status: 200, html, page: resource, anchor };
  }

  async function overdue({ facts }: SiteWords) {
    const today = new Date(now()).toISOString().slice(0, 10);
    return Object.entries(facts.claims ?? {})
      .filter(([, { review }]) => review < today)
      .map(([name, { review }]) => ({ name, review }));
  }

  return {
    /** Names of the figures whose review is overdue. */
    overdueFacts: async () => (await overdue(await words.now())).map(({ name }) => name),
    withLayer: async (change: (layer: PublishedSite) => PublishedSite, path: string) => show(await words.with(change), path),
    asOf: async (path: string, at: number) => show(await words.at(at), path),

    /** On which pages each figure stands, and which of them wait for a review. */
    async factUses(): Promise<FactUses> {
      const site = await words.now();
      const { items } = await site.lists.articles(0, 200);
      const known = new Set(site.pages.map(({ path }) => path as string));
      const all = [...site.pages, ...items.map(({ page }) => page).filter(({ path }) => !known.has(path))];
      const said = await Promise.all(
        all.map(async (page) => ({
          page,
          names: new Set(Array.from(JSON.stringify(await site.raw(page)).matchAll(/\{([a-z][\w.]*)\}/gi), ([, name]) => name)),
        })),
      );
      const facts = Object.entries(placeholderValues(site.facts, settings)).map(([name, value]) => ({
        name,
        value,
        pages: said.filter(({ names }) => names.has(name)).map(({ page }) => ({ path: page.path, title: page.name })),
      }));
      return { facts, overdue: await overdue(site) };
    },
  };
}
