import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { rootData, send } from '../document/signals.ts';
import { LocationContext, type PageLocation, toLocation } from './location.ts';

/** What stands inside #app for one address. */
export type Screen = { hue: string; element: ReactNode };

/** A screen that can be shown without a load: at once where its code and words are at hand, or after they were fetched. */
export type Target = { ready: () => Screen | undefined; load: () => Promise<Screen> };

type RouterProps = {
  first: { location: PageLocation; screen: Screen };
  /** The screen at a path; undefined for what has to be loaded from the server. */
  find: (path: string) => Target | undefined;
  /** Shown where a screen cannot be fetched because the network is gone. */
  offline: ReactNode;
  children: (screen: Screen) => ReactNode;
};

/**
 * The browser is the router: links are plain, scroll, focus and history are its own. One listener takes over moves between known
 * screens, so that they need no load. Where the Navigation API is missing, links load pages.
 */
export function Router({ first, find, offline, children }: RouterProps) {
  const [shown, show] = useState(first);

  useEffect(() => {
    if (!('navigation' in window)) return;
    const onNavigate = (event: NavigateEvent) => {
      const url = new URL(event.destination.url);
      const target = find(url.pathname);
      if (!target || isForBrowser(event)) return;
      event.intercept({
        handler: async () => {
          const screen = target.ready() ?? (await fetched(target, event.signal, { hue: 'company', element: offline }));
          if (event.signal.aborted) return;
          flushSync(() => show({ location: toLocation(url, event.navigationType === 'push'), screen }));
          matchShell(url.pathname, screen);
          send('page-shown');
        },
      });
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [find, offline]);

  return <LocationContext value={shown.location}>{children(shown.screen)}</LocationContext>;
}

/** Moves inside a page, downloads, posted forms, reloads and other sites are the browser's own. */
const isForBrowser = ({ canIntercept, hashChange, downloadRequest, formData, navigationType }: NavigateEvent) =>
  !canIntercept || hashChange || downloadRequest !== null || formData !== null || navigationType === 'reload';

/** Fetches a screen while the old one stays. What is gone from the server is loaded whole: the address is the new one's already. */
async function fetched({ load }: Target, signal: AbortSignal, offline: Screen): Promise<Screen> {
  rootData().loading = '';
  try {
    return await load();
  } catch {
    if (!navigator.onLine) return offline;
    if (!signal.aborted) location.reload();
    return new Promise(() => {}); // the old screen stays until the new one is loaded
  } finally {
    if (!signal.aborted) delete rootData().loading;
  }
}

/** Header, footer and <head> data are not React's: brings them in line with the screen. */
function matchShell(path: string, { hue }: Screen) {
  const site = document.querySelector<HTMLElement>('.site');
  if (site) site.dataset.hue = hue;
  for (const link of document.querySelectorAll('.header a, .footer a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove(); // it was about the page before
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  rootData().moved = '';
}
