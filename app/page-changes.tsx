import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { prefetchLinksInView } from './prefetch.ts';
import { withFrames } from './ui/frames.ts';

/** How far each entry of this tab's history was scrolled. It outlives the document: a reload, a visit to another site. */
const positions = new Map<string, number>();
const storeName = 'scrolled';
const mostKept = 100;

try {
  for (const [entry, top] of JSON.parse(sessionStorage.getItem(storeName) ?? '[]')) positions.set(entry, top);
} catch {} // a browser that keeps nothing, or the server

function keepPositions() {
  if (!positions.size) return;
  try {
    sessionStorage.setItem(storeName, JSON.stringify([...positions].slice(-mostKept)));
  } catch {}
}

/** The entry of the history: the router has no name for those a link within the page makes. */
const entryOf = (location: Location) =>
  (window as { navigation?: { currentEntry?: { key: string } } }).navigation?.currentEntry?.key ?? location.key;

/** The place an address names, if the page has it. */
function placeAt(hash: string): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null; // what is no encoded text names nothing
  }
}

let isReady = false;

/** Stands inside the page: its first effect runs once all of it is hydrated, and from then on every click is heard. */
export function PageReady() {
  useEffect(() => {
    if (!isReady) document.dispatchEvent(new Event('app-ready'));
    isReady = true;
    prefetchLinksInView();
  }, []);
  return null;
}

/** The place that was asked for; else the page, or its heading where that takes the focus, unless something in it has it already. */
function focusPage(place: HTMLElement | null) {
  if (place) {
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    return place.focus({ preventScroll: true });
  }
  const main = document.getElementById('main');
  if (main?.contains(document.activeElement)) return;
  (main?.querySelector<HTMLElement>('h1[tabindex="-1"]') ?? main)?.focus({ preventScroll: true });
}

/** What a browser does on a page load and a single-page application must do itself: scroll, focus, announce. */
export function PageChanges() {
  const location = useLocation();
  const arrivedBy = useNavigationType();
  const shown = useRef<string>(undefined);
  const [announcement, announce] = useState('');

  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      history.scrollRestoration = 'auto'; // a reload is the browser's own affair
      keepPositions();
    };
    takeOver();
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', handBack);
    return () => {
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', handBack);
    };
  }, []);

  // In step with the page on the screen: a moment later, the next page's scrolling would be kept as this one's.
  useLayoutEffect(() => {
    const entry = entryOf(location);
    const remember = () => positions.set(entry, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [location]);

  useLayoutEffect(() => {
    const entry = entryOf(location);
    const isReturn = arrivedBy === 'POP' && entry !== shown.current; // a link to the place one is at is no way back
    const isFirst = shown.current === undefined;
    shown.current = entry;
    if (isFirst) return;
    for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove(); // it was about the page before
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
    const was = isReturn ? positions.get(entry) : undefined;
    const target = placeAt(location.hash);
    const isNew = arrivedBy !== 'POP' && !target;
    const top = was ?? 0;
    document.dispatchEvent(new CustomEvent('page-changed', { detail: { isNew, top } })); // to the inline scripts, before any layout
    // Both ask where things are, which the browser works out once per frame anyway; a frame shows the page before it is announced.
    return withFrames({
      first: () => (target && was === undefined ? target.scrollIntoView() : scrollTo({ top, behavior: 'instant' })),
      second: () => {
        focusPage(target);
        announce(document.title);
      },
    });
  }, [location, arrivedBy]);

  return (
    <p className="sr" role="status">
      {announcement}
    </p>
  );
}
