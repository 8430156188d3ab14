import { createContext, use } from 'react';
import type { ContactAnswer } from '../contract/contact.ts';
import { type ManagedHome, nothingManaged } from '../contract/homepage.ts';

/** What the server knows and the pages need; it travels in the page as JSON (id "site"). */
export type Site = {
  publicUrl: string;
  contactApiBase: string;
  captchaSiteKey: string;
  captchaScript: string;
  home: ManagedHome;
  /** No mail leaves this server: whoever waits for a code finds it on the server itself. */
  mailStaysHere?: boolean;
  /** The answer to a contact form that was posted without JavaScript. */
  contactAnswer?: ContactAnswer;
};

export const SiteContext = createContext<Site>({
  publicUrl: '',
  contactApiBase: '',
  captchaSiteKey: '',
  captchaScript: '',
  home: nothingManaged,
});

export function useSite(): Site {
  return use(SiteContext);
}
