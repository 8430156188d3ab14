import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { prefetchLinksInView } from './prefetch.ts';

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

/** Runs once a frame is on the screen, in the one after it; gives what calls it off. */
function afterPaint(work: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
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
    document.dispatchEvent(new CustomEvent('page-changed', { detail: { isNew, top } })); // to the early script, before any layout
    if (target) target.scrollIntoView();
    else scrollTo({ top, behavior: 'instant' });
    // The page is on the screen first: focus and announcement would make the browser work it out once more.
    return afterPaint(() => {
      focusPage(target);
      announce(document.title);
    });
  }, [location, arrivedBy]);

  return (
    <p className="sr" role="status">
      {announcement}
    </p>
  );
}
