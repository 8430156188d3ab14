// Every kind of entry, once: the schema of its content, its title, where visitors read it, and what the repository brings.
import type { z } from 'zod';
import { builtInWords } from '../../../content/built-in.ts';
import { company } from '../../../content/company.ts';
import { addedKey, builtInKey, builtInRank } from '../../../content/listing.ts';
import { listingOf, listings } from '../../../content/listings.ts';
import { type ArticleWords, articleWords } from '../../../content/schemas/article.ts';
import { bannerContent, serviceContent } from '../../../content/schemas/cards.ts';
import { companyFacts } from '../../../content/schemas/company.ts';
import {
  type CaseStudy,
  type Credential,
  caseStudyContent,
  credentialContent,
  engagementModelContent,
  legalEntityContent,
  personContent,
  type Vacancy,
  vacancyContent,
} from '../../../content/schemas/company-entries.ts';
import { type NewPage, newPageWords } from '../../../content/schemas/new-page.ts';
import { type NewsContent, newsContent, newsWords } from '../../../content/schemas/news.ts';
import { type EditableKind, wordsSchemas } from '../../../content/schemas/words.ts';
import { type PageId, type PublicPage, siteMap } from '../../../content/site-map.ts';
import { newsPath } from '../../../content/targets.ts';
import type { EntryKind } from '../../../contract/entries.ts';

/** An entry that the repository brings. */
export type BuiltInEntry = { id: string; title: string; path: string; page?: PublicPage; content: () => Promise<unknown> };

type Kind = {
  schema: (id: string | undefined) => z.ZodType;
  title: (content: never) => string | undefined;
  /** Its date in lists; omitted: the day it was first published. */
  day?: (content: never) => string | undefined;
  /** The last day on which it may be shown, whatever was planned. */
  lastDay?: (content: never) => string | undefined;
  path: (slug: string, content: never, id: string) => string;
  builtIn: () => Promise<BuiltInEntry[]>;
  /** Editors may add entries of this kind. */
  canAdd: boolean;
  /** The kind of pictures' folder below /uploads. */
  folder: string;
};

const none = async () => [];
/** Entries that the repository brings none of. */
const added = { builtIn: none, canAdd: true, folder: 'images' };
const named = ({ name }: { name: string }) => name;
/** Pages whose words editors change; articles and the search have panels or no words of their own. */
const editablePages: readonly PublicPage[] = [...siteMap.filter(({ kind }) => kind !== 'article'), ...listings];

/** News items are entries of their own, so the page has the rest. */
export const pageSchemas: Record<EditableKind, z.ZodType> = { ...wordsSchemas, news: newsWords.omit({ items: true }) };

export const kinds: Record<EntryKind, Kind> = {
  article: {
    schema: () => articleWords,
    title: ({ title }: ArticleWords) => title,
    day: ({ published }: ArticleWords) => published,
    path: (slug) => `/blogDetails/${slug}`,
    builtIn: () =>
      Promise.all(
        siteMap
          .filter(({ kind }) => kind === 'article')
          .map(async ({ id, path }) => {
            const content = () => builtInWords(id) as Promise<ArticleWords>;
            return { id, path, title: (await content()).title, content };
          }),
      ),
    canAdd: true,
    folder: 'images',
  },
  news: {
    schema: () => newsContent,
    title: ({ title }: NewsContent) => title,
    day: ({ timeStamp }: NewsContent) => timeStamp,
    path: (slug) => newsPath(slug),
    builtIn: async () =>
      (await builtInWords('news')).items.map(({ id, art: _, ...content }) => ({
        id: String(id),
        title: content.title,
        path: newsPath(id),
        content: async () => content,
      })),
    canAdd: true,
    folder: 'images',
  },
  page: {
    schema: (id) => {
      const page = editablePages.find((each) => each.id === id);
      return page ? pageSchemas[page.kind as EditableKind] : newPageWords;
    },
    title: (content: NewPage | { title: string }) => ('listing' in content ? content.listing.name : content.title),
    path: (slug, content: NewPage | object, id) =>
      editablePages.find((page) => page.id === id)?.path ??
      ('listing' in content && content.listing.family ? `/${content.listing.family}/${slug}` : '/'),
    builtIn: async () =>
      editablePages.map((page) => ({ id: page.id, title: page.name, path: page.path, page, content: () => pageContent(page) })),
    canAdd: true,
    folder: 'images',
  },
  facts: {
    schema: () => companyFacts,
    title: () => 'Company facts',
    path: () => '/about-us',
    builtIn: async () => [{ id: 'company', title: 'Company facts', path: '/about-us', content: async () => company }],
    canAdd: false,
    folder: 'images',
  },
  banner: {
    schema: () => bannerContent,
    title: ({ title }: { title: string }) => title,
    path: () => '/',
    builtIn: none,
    canAdd: true,
    folder: 'banners',
  },
  service: {
    schema: () => serviceContent,
    title: ({ title }: { title: string }) => title,
    path: () => '/#our-services',
    builtIn: none,
    canAdd: true,
    folder: 'services',
  },
  'case-study': {
    schema: () => caseStudyContent,
    title: ({ title }: CaseStudy) => title,
    day: ({ published }: CaseStudy) => published,
    path: (slug) => `${listingOf('case-study').path}/${slug}`,
    ...added,
  },
  person: { schema: () => personContent, title: named, path: () => '/about-us#people', ...added },
  credential: {
    schema: () => credentialContent,
    title: named,
    lastDay: ({ expires }: Credential) => expires,
    path: () => '/about-us#credentials',
    ...added,
  },
  'engagement-model': {
    schema: () => engagementModelContent,
    title: named,
    path: () => '/about-us#engagement-models',
    ...added,
  },
  vacancy: {
    schema: () => vacancyContent,
    title: ({ title }: Vacancy) => title,
    day: ({ posted }: Vacancy) => posted,
    lastDay: ({ closes }: Vacancy) => closes,
    path: (slug) => `${listingOf('vacancy').path}/${slug}`,
    ...added,
  },
  'legal-entity': { schema: () => legalEntityContent, title: named, path: () => '/about-us#legal', ...added },
};

async function pageContent({ id, kind }: PublicPage): Promise<unknown> {
  const words = await builtInWords(id as PageId);
  if (kind !== 'news') return words;
  const { items: _, ...rest } = words as { items: unknown };
  return rest;
}

export async function builtInEntry(kind: EntryKind, id: string): Promise<BuiltInEntry | undefined> {
  return (await kinds[kind].builtIn()).find((entry) => entry.id === id);
}

/** The place of a live entry in the lists of its kind. */
export function sortKey(kind: EntryKind, id: string, day: string, createdAt: number, isBuiltIn: boolean): string {
  return isBuiltIn && (kind === 'article' || kind === 'news') ? builtInKey(day, builtInRank(kind, id)) : addedKey(day, createdAt);
}
