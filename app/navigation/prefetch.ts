import { refreshIndex } from './page-index.ts';
import { findPublicPage } from './public-pages.tsx';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Fetches a page's code and words in advance. */
export async function prefetch(path: string) {
  await refreshIndex();
  await findPublicPage(path)
    ?.load()
    .catch(() => {}); // the click itself will report errors
}

const linkOf = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="/"]');

/** Prefetches a link's page on hover, touch or focus. */
export function prefetchOnIntent() {
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    addEventListener(
      type,
      ({ target }) => {
        const link = linkOf(target);
        if (link) void prefetch(link.pathname);
      },
      { passive: true },
    );
}

let inView: IntersectionObserver | undefined;

/**
 * Prefetches the pages of visible links, one at a time while the browser is idle; never with data saver. Not the search
 * page, whose words are the whole index, nor the homepage, to which every page links and few go. Call it again after each navigation.
 */
export function prefetchLinksInView() {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.endsWith('2g') || !('requestIdleCallback' in window)) return;
  requestIdleCallback(() => {
    inView?.disconnect();
    inView = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        inView?.unobserve(target);
        requestIdleCallback(() => prefetch((target as HTMLAnchorElement).pathname));
      }
    });
    for (const link of document.querySelectorAll('a[href^="/"]:not([data-search], [href="/"])')) inView.observe(link);
  });
}
