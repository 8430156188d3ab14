import { createContext, use } from 'react';
import type { CompanyFacts } from '../content/schemas/company.ts';
import type { ListingPath, PageKind } from '../content/site-map.ts';
import type { ContactAnswer } from '../contract/contact.ts';
import type { MeantLink } from '../contract/page-resource.ts';
import type { OlderEntries } from '../contract/search.ts';

/** Server and page data for the browser, embedded in the page as JSON (id "site"). */
export type Site = {
  publicUrl: string;
  /** The company's name for titles and alternative texts. */
  name: string;
  talentBrand: string;
  tagline: string;
  founded: CompanyFacts['founded'];
  credit: CompanyFacts['credit'];
  copyrightYear: number;
  /** Pages that are there only while they have something to list. */
  more?: { text: string; path: ListingPath; isInsight: boolean }[];
  /** A line for each legal entity. */
  legal?: string[];
  contactApiBase: string;
  captchaSiteKey: string;
  captchaScript: string;
  /** Messages may come with files. */
  contactFiles?: boolean;
  /** No SMTP server is set: mailed codes are only found on the server itself. */
  mailIsLocal?: boolean;
  /** The result of a contact form posted without JavaScript. */
  contactAnswer?: ContactAnswer;
  /** What was searched for and stands in no index. */
  older?: OlderEntries;
  /** Kind and words URL of a public page; 404 or 500 for the error screen; undefined in the back office. */
  page?: { kind: PageKind; words: string } | { status: 404 | 500; meant?: MeantLink[] };
};

export const SiteContext = createContext<Site>({
  publicUrl: '',
  name: '',
  talentBrand: '',
  tagline: '',
  founded: { year: 0, country: '' },
  credit: { label: '', path: '/' },
  copyrightYear: 0,
  contactApiBase: '',
  captchaSiteKey: '',
  captchaScript: '',
});

export function useSite(): Site {
  return use(SiteContext);
}
