import { builtInWords } from '../../../content/built-in.ts';
import { company } from '../../../content/company.ts';
import { fillPlaceholders, type Settings } from '../../../content/placeholders.ts';
import type { CompanyFacts } from '../../../content/schemas/company.ts';
import type { NewPage } from '../../../content/schemas/new-page.ts';
import type { Words } from '../../../content/schemas/words.ts';
import {
  type PageId,
  type PageKind,
  type PublicPage,
  type PublicServicePage,
  servicePages,
  siteMap,
  sitePageAt,
} from '../../../content/site-map.ts';
import type { ManagedHome } from '../../../contract/homepage.ts';
import type { SearchDocument } from '../../../contract/search.ts';
import type { PageWords } from '../../../contract/words.ts';
import { type LiveEntry, nothingPublished, type PublishedSite } from '../../platform/published-site.ts';
import { companyEntries, frameOf } from './company-entries.ts';
import { composers } from './compose.ts';
import { articlePage, artOf, datedLists } from './dated-lists.ts';
import { hasOlder, olderEntries } from './older-entries.ts';
import { readOnce } from './read-once.ts';
import { searchIndex } from './search-index.ts';

/** Reads a page's own words with the company facts filled in. */
export type ReadOwn = <K extends PageKind>(page: { id: string; kind: K }) => Promise<Words[K]>;

export type WordsService = ReturnType<typeof wordsService>;
/** The site at one moment: its pages and what each says. */
export type SiteWords = Awaited<ReturnType<WordsService['now']>>;

const builtIn = new Set<string>(siteMap.map(({ id }) => id));

type Needs = {
  /** What editors have published, now or at a time; nothing if omitted. */
  published?: (at?: number) => Promise<PublishedSite>;
  /** The homepage's managed content; that of `published` if omitted. */
  managedHome?: (at?: number) => Promise<ManagedHome>;
  facts?: CompanyFacts;
  settings?: Settings;
  now?: () => number;
  /** Called with the company facts whenever they may have changed. */
  onFacts?: (facts: CompanyFacts) => void;
};

/** The words of each page as plain data: those of the repository, and over them those that editors published. */
export function wordsService({ published, managedHome, facts: givenFacts = company, settings, now = Date.now, onFacts }: Needs) {
  /** Most words are the same after each publication, and so are the facts. */
  const known = new WeakMap<object, { facts: CompanyFacts; filled: object }>();
  function withFacts<W extends object>(words: W, facts: CompanyFacts): W {
    const before = known.get(words);
    if (before?.facts === facts) return before.filled as W;
    const filled = fillPlaceholders(words, facts, settings);
    known.set(words, { facts, filled });
    return filled;
  }

  async function siteOf(published: PublishedSite, home: () => Promise<ManagedHome>) {
    const layer = readOnce(published);
    const facts = (await layer.facts()) ?? givenFacts;
    const company = companyEntries(layer, facts);
    const changed = new Map((await layer.list('page', 0, 1000)).map((entry) => [entry.id, entry]));

    async function editable<K extends PageKind>({ id, kind }: { id: string; kind: K }): Promise<Words[K]> {
      if (kind === 'detail') {
        const detail = await company.byId(id);
        if (!detail) throw new Error(`Nothing is published as ${id}.`);
        return detail.content as Words[K];
      }
      const entry = kind === 'article' ? await layer.byId('article', id) : changed.get(id);
      if (!entry) return (await builtInWords(id as PageId)) as Words[K];
      // News items are entries of their own; the page has the rest.
      if (kind === 'news') return { ...(await builtInWords('news')), ...(entry.content as object) } as Words[K];
      return entry.content as Words[K];
    }
    const own: ReadOwn = async (page) => withFacts(withoutHidden(await editable(page)), facts);
    const lists = datedLists({ published: layer, own });

    const addedPages = [...changed.values()].filter(({ id }) => !builtIn.has(id)).map(pageOf);
    const services: readonly PublicServicePage[] = [...servicePages, ...addedPages];
    /** In the order of the site map; articles of editors are listed apart, they may be many. */
    const pages: readonly PublicPage[] = [...siteMap, ...(await company.listings()), ...addedPages];

    let index: Promise<SearchDocument[]> | undefined;
    const source = { own, facts, pages, services, lists, company, published: layer, home };
    const documents = () => {
      index ??= searchIndex(source);
      return index;
    };
    let older: Promise<boolean> | undefined;
    /** Every search asks, and counting takes a dozen queries: once for what is published now. */
    const hasOlderOnce = () => {
      older ??= hasOlder(lists).catch((error) => {
        older = undefined; // the next search asks again
        throw error;
      });
      return older;
    };
    const compose = composers({ ...source, documents });

    return {
      ...source,
      /** A page's own words with their placeholders. */
      raw: editable,
      until: layer.until,
      /** What header and footer of every page show of it. */
      frame: await frameOf(pages, company),
      documents,
      older: (query: string) => olderEntries(query, { ...source, documents, hasOlder: hasOlderOnce }),
      /** The page at a canonical path. */
      async find(path: string): Promise<PublicPage | undefined> {
        const slug = /^\/blogDetails\/([a-z0-9-]{1,80})$/.exec(path)?.[1];
        if (!slug) return pages.find((page) => page.path === path) ?? company.find(path);
        const entry = await layer.bySlug('article', slug);
        return entry ? articlePage(entry) : sitePageAt(path);
      },
      /** Where the page of a former slug is now. */
      async movedTo(path: string): Promise<string | undefined> {
        const [, parent, slug] = /^\/([\w-]+)\/([a-z0-9-]{1,80})$/.exec(path) ?? [];
        if (!parent || !slug) return company.movedTo(path);
        if (parent === 'blogDetails') {
          const now = await layer.movedTo('article', slug);
          return now && `/blogDetails/${now}`;
        }
        const now = await layer.movedTo('page', slug);
        return (await company.movedTo(path)) ?? addedPages.find((page) => page.path === `/${page.family}/${now}`)?.path;
      },
      /** Everything the page's component needs. `list` is the page of a long list. */
      of: <P extends PublicPage>(page: P, list = 1): Promise<PageWords[P['kind']]> =>
        (compose[page.kind] as (page: PublicPage, list: number) => Promise<PageWords[P['kind']]>)(page, list),
    };
  }

  async function at(time?: number) {
    const layer = published ? await published(time) : nothingPublished;
    return siteOf(layer, managedHome ? () => managedHome(time) : layer.home);
  }

  let current: { site: ReturnType<typeof at>; until: number } | undefined;
  async function present() {
    if (current && now() < current.until) return current.site;
    const made = { site: at(), until: Number.POSITIVE_INFINITY };
    current = made;
    try {
      const { until, facts } = await made.site;
      made.until = until;
      onFacts?.(facts);
    } catch (error) {
      if (current === made) current = undefined;
      throw error;
    }
    return made.site;
  }

  return {
    /** The site now. The same value until content or a schedule changes it. */
    now: present,
    /** The site at another time. */
    at,
    /** The site as the repository has it, for when the database cannot be read. */
    builtIn: () => siteOf(nothingPublished, nothingPublished.home),
    /** The site with other managed content. */
    with: async (change: (layer: PublishedSite) => PublishedSite, time?: number) => {
      const layer = published ? await published(time) : nothingPublished;
      const changed = change({ ...layer, ...(managedHome && { home: () => managedHome(time) }) });
      return siteOf(changed, changed.home);
    },
    /** Content has changed, in this or another process. */
    invalidate() {
      current = undefined;
    },
    of: async <P extends PublicPage>(page: P): Promise<PageWords[P['kind']]> => (await present()).of(page),
  };
}

/** Sections that an editor hides stay in the words, and nobody gets them. */
function withoutHidden<W extends object>(words: W): W {
  if (!('sections' in words)) return words;
  const sections = words.sections as { hidden?: boolean }[];
  return sections.some(({ hidden }) => hidden) ? { ...words, sections: sections.filter(({ hidden }) => !hidden) } : words;
}

/** The page of an entry that an editor added below a family. */
function pageOf({ id, slug, content }: LiveEntry): PublicServicePage {
  const { listing } = content as NewPage;
  const { family, name, summary, hue } = listing;
  return { id, path: `/${family}/${slug}`, kind: 'service', name, hue, art: artOf(hue), family, summary };
}
