import { Main } from './app.tsx';
import { on } from './document/signals.ts';
import { hydrate } from './hydrate.tsx';
import { refreshIndex } from './navigation/page-index.ts';
import { prefetchLinksInView, prefetchOnIntent } from './navigation/prefetch.ts';
import { findPublicPage, loadPage, loadScreen, screenOf } from './navigation/public-pages.tsx';
import ErrorScreen from './routes/error-screen.tsx';

on('app-ready', () => {
  if (!('navigation' in window)) return; // links load pages
  prefetchOnIntent();
  void refreshIndex().then(prefetchLinksInView);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void refreshIndex());
});
on('page-shown', prefetchLinksInView);

const errorScreen = (status: 404 | 500 | 'offline') => (
  <Main>
    <ErrorScreen status={status} />
  </Main>
);

void hydrate({
  first: async ({ page }) => {
    const inlined = document.getElementById('words')?.textContent; // a preview brings its words itself
    if (page && 'kind' in page)
      return inlined ? screenOf(JSON.parse(inlined), await loadPage(page.kind)) : loadScreen(page.kind, page.words);
    return { hue: 'company', element: errorScreen(page?.status ?? 404) };
  },
  find: findPublicPage,
  offline: errorScreen('offline'),
});
