import { searchPath } from '../content/search.ts';
import { routeAt } from './routes.tsx';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Fetches the code of a page before somebody asks for it. */
export function prefetch(path: string) {
  routeAt(path.split(/[?#]/)[0] ?? '/')
    ?.load()
    .catch(() => {}); // the click itself will tell if the page cannot be had
}

let inView: IntersectionObserver | undefined;
let touched = typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches;

function onTouch() {
  touched = true;
  prefetchLinksInView();
}

/**
 * Prefetches the pages whose links are on the screen, one after another while the browser has nothing else to do.
 * On a phone it waits for the first touch: a visitor who only looks at the first screen pays for nothing more.
 * Two pages are left out, for they bring more than code: the homepage its content, the search its index.
 * Call it again after a change of page.
 */
export function prefetchLinksInView() {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.endsWith('2g') || !('requestIdleCallback' in window)) return;
  if (!touched) return void addEventListener('touchstart', onTouch, { once: true, passive: true });
  requestIdleCallback(watchLinks); // the new page is on the screen first
}

function watchLinks() {
  inView?.disconnect();
  inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView?.unobserve(target);
      const path = (target as HTMLAnchorElement).pathname;
      if (path !== '/' && path !== searchPath) requestIdleCallback(() => prefetch(path));
    }
  });
  for (const link of document.querySelectorAll('a[href^="/"]:not([href^="/admin"])')) inView.observe(link);
}
