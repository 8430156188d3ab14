import { createContext, use } from 'react';
import type { PageKind } from '../content/site-map.ts';
import type { ContactAnswer } from '../contract/contact.ts';

/** What the server tells the browser about itself and about this page; it travels in the page as JSON (id "site"). */
export type Site = {
  publicUrl: string;
  /** The company's name, as titles and alternative texts say it. */
  name: string;
  copyrightYear: number;
  contactApiBase: string;
  captchaSiteKey: string;
  captchaScript: string;
  /** No mail leaves this server: whoever waits for a code finds it on the server itself. */
  mailStaysHere?: boolean;
  /** The answer to a contact form that was posted without JavaScript. */
  contactAnswer?: ContactAnswer;
  /** The public page this is and where its words are; 404 or 500 for the error screen; nothing in the back office. */
  page?: { kind: PageKind; words: string } | { status: 404 | 500 };
};

export const SiteContext = createContext<Site>({
  publicUrl: '',
  name: '',
  copyrightYear: 0,
  contactApiBase: '',
  captchaSiteKey: '',
  captchaScript: '',
});

export function useSite(): Site {
  return use(SiteContext);
}
