import type { ComponentProps } from 'react';
import { Main } from './app.tsx';
import { on } from './document/signals.ts';
import { hydrate } from './hydrate.tsx';
import { refreshIndex } from './navigation/page-index.ts';
import { prefetchLinksInView, prefetchOnIntent } from './navigation/prefetch.ts';
import { findPublicPage, loadPage, loadScreen, screenOf } from './navigation/public-pages.tsx';
import type { Screen } from './navigation/router.tsx';
import ErrorScreen from './routes/error-screen.tsx';
import type { Site } from './site.ts';

on('app-ready', () => {
  if (!('navigation' in window)) return; // links load pages
  prefetchOnIntent();
  prefetchLinksInView();
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void refreshIndex());
});
on('page-shown', prefetchLinksInView);

const errorScreen = (failed: ComponentProps<typeof ErrorScreen>) => (
  <Main>
    <ErrorScreen {...failed} />
  </Main>
);

async function firstScreen(page: Site['page']): Promise<Screen> {
  if (!page || 'status' in page) return { hue: 'company', element: errorScreen(page ?? { status: 404 }) };
  const inlined = document.getElementById('words')?.textContent; // a preview inlines its words
  return inlined ? screenOf(JSON.parse(inlined), await loadPage(page.kind)) : loadScreen(page.kind, page.words);
}

void hydrate({
  first: async ({ page }) => {
    // The router needs every page from the first click on, so the index is fetched along with the words.
    const [screen] = await Promise.all([firstScreen(page), refreshIndex()]);
    return screen;
  },
  find: findPublicPage,
  offline: errorScreen({ status: 'offline' }),
});
