import { createContext, use } from 'react';
import type { ContactAnswer } from '../contract/contact.ts';
import { emptyHome, type ManagedHome } from '../contract/homepage.ts';

/** What the server knows and the pages need; it travels in the page as JSON (id "site"). */
export type Site = {
  publicUrl: string;
  contactApiBase: string;
  captchaSiteKey: string;
  captchaScript: string;
  home: ManagedHome;
  /** The answer to a contact form that was posted without JavaScript. */
  contactAnswer?: ContactAnswer;
};

export const SiteContext = createContext<Site>({
  publicUrl: '',
  contactApiBase: '',
  captchaSiteKey: '',
  captchaScript: '',
  home: emptyHome,
});

export function useSite(): Site {
  return use(SiteContext);
}
