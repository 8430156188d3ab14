import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { prefetchLinksInView } from './prefetch.ts';
import { withFrames } from './ui/frames.ts';

const positions = new Map<string, number>();

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
  const first = useRef(true);
  const [announcement, announce] = useState('');

  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const handBack = () => {
      history.scrollRestoration = 'auto'; // a reload is the browser's own affair
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
    const remember = () => positions.set(location.key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [location.key]);

  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove(); // it was about the page before
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    const isNew = arrivedBy !== 'POP' && !target;
    const top = isNew ? 0 : (positions.get(location.key) ?? 0);
    document.dispatchEvent(new CustomEvent('page-changed', { detail: { isNew, top } })); // to the inline scripts, before any layout
    // Both ask where things are, which the browser works out once per frame anyway; a frame shows the page before it is announced.
    return withFrames({
      first: () => (target ? target.scrollIntoView() : scrollTo({ top, behavior: 'instant' })),
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
