import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { rootData, send } from '../document/signals.ts';
import { LocationContext, type PageLocation, toLocation } from './location.ts';

/** Content of #app for one URL. */
export type Screen = { hue: string; element: ReactNode };

/** A screen for client-side navigation: `ready` if its code and words are loaded, otherwise `load` fetches them. */
export type Target = { ready: () => Screen | undefined; load: () => Promise<Screen> };

type RouterProps = {
  first: { location: PageLocation; screen: Screen };
  /** The screen at a path; undefined if it must be loaded from the server. */
  find: (path: string) => Target | undefined;
  /** Shown if a screen cannot be fetched because the network is down. */
  offline: ReactNode;
  children: (screen: Screen) => ReactNode;
};

/**
 * Uses the Navigation API: links are plain, and scroll, focus and history are the browser's. One listener intercepts navigations
 * between known screens. Without that API, links load pages.
 */
export function Router({ first, find, offline, children }: RouterProps) {
  const [shown, show] = useState(first);

  useEffect(() => {
    if (!('navigation' in window)) return;
    const onNavigate = (event: NavigateEvent) => {
      const url = new URL(event.destination.url);
      // later pages of a list have words of their own, which only the server names
      const target = url.searchParams.has('page') ? undefined : find(url.pathname);
      if (!target || isForBrowser(event)) return;
      event.intercept({
        handler: async () => {
          const screen = target.ready() ?? (await fetchScreen(target, event.signal, { hue: 'company', element: offline }));
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

/** Same-page hashes, replaced addresses, downloads, posted forms, reloads and other sites are left to the browser. */
const isForBrowser = ({ canIntercept, hashChange, downloadRequest, formData, navigationType, destination }: NavigateEvent) =>
  !canIntercept ||
  hashChange ||
  downloadRequest !== null ||
  formData !== null ||
  navigationType === 'reload' ||
  (navigationType === 'replace' && destination.sameDocument);

/**
 * Fetches a screen while the old one stays visible. If it is gone from the server, reloads the page: the URL is already the new
 * one.
 */
async function fetchScreen({ load }: Target, signal: AbortSignal, offline: Screen): Promise<Screen> {
  rootData().loading = '';
  try {
    return await load();
  } catch {
    if (!navigator.onLine) return offline;
    if (!signal.aborted) location.reload();
    return new Promise(() => {}); // the old screen stays until the page has loaded
  } finally {
    if (!signal.aborted) delete rootData().loading;
  }
}

/** Header, footer and <head> data are not rendered by React, so they are updated here. */
function matchShell(path: string, { hue }: Screen) {
  const site = document.querySelector<HTMLElement>('.site');
  if (site) site.dataset.hue = hue;
  for (const link of document.querySelectorAll('.header a, .footer a')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  // it described the previous page
  for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove();
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  rootData().moved = '';
}
