// The words an editor may change, by kind of page. Browsers need the types alone: zod must not reach them.
import type { z } from 'zod';
import type { PageKind } from '../site-map.ts';
import { aboutWords } from './about.ts';
import { articleWords } from './article.ts';
import { blogsWords } from './blogs.ts';
import type { DetailWords } from './company-entries.ts';
import { contactWords } from './contact.ts';
import { homeWords } from './home.ts';
import { listingWords } from './listing.ts';
import { newsWords } from './news.ts';
import { plainWords } from './plain.ts';
import { searchWords } from './search.ts';
import { lowCodeWords, serviceWords } from './service.ts';
import { servicesWords } from './services.ts';

/** A case study or a vacancy is an entry of its own. */
export type EditableKind = Exclude<PageKind, 'detail'>;

export const wordsSchemas = {
  home: homeWords,
  about: aboutWords,
  services: servicesWords,
  service: serviceWords,
  'low-code': lowCodeWords,
  lifecycle: serviceWords,
  blogs: blogsWords,
  news: newsWords,
  article: articleWords,
  contact: contactWords,
  search: searchWords,
  plain: plainWords,
  listing: listingWords,
} satisfies Record<EditableKind, z.ZodType>;

export type Words = { [K in EditableKind]: z.infer<(typeof wordsSchemas)[K]> } & { detail: DetailWords };
