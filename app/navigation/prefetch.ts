import { refreshIndex } from './page-index.ts';
import { findPublicPage } from './public-pages.tsx';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Fetches a page's code and words before somebody asks for it. */
export async function prefetch(path: string) {
  await refreshIndex();
  await findPublicPage(path)
    ?.load()
    .catch(() => {}); // the click itself will tell if the page cannot be had
}

const linkOf = (target: EventTarget | null) => (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href^="/"]');

/** Prefetches where a pointer, a finger or the focus rests on a link. */
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
 * Prefetches the pages whose links are on the screen, one after another while the browser is idle; never with data saver.
 * The search page is left out: its words are the whole index. Call it again after a change of page.
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
    for (const link of document.querySelectorAll('a[href^="/"]:not([data-search])')) inView.observe(link);
  });
}
