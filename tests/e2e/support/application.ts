import type { Page } from '@playwright/test';
import { type PageIndex, pageIndexPath } from '../../../contract/page-resource.ts';
import { expect } from './test.ts';

/** The same under a clock that stands still from the beginning and only moves when the test says so. */
export async function openAppWithClock(page: Page, path: string) {
  await page.clock.install({ time: new Date('2024-06-01T12:00:00Z') });
  await page.clock.pauseAt(new Date('2024-06-01T12:00:01Z'));
  await openApp(page, path);
  await page.clock.runFor(100);
}

/** Opens a page and waits until React has taken it over; a key press is a sign of intent, at which it starts. */
export async function openApp(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
  await layOut(page);
}

/**
 * Lays out all sections, as app/document/lay-out.ts does a second later. A test jumps to a link and clicks in the same moment,
 * which nobody can: the sections that come near with the jump would move the link away.
 */
export const layOut = (page: Page) =>
  page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main section')) section.style.contentVisibility = 'visible';
  });

/** Keeps React from the pages that are opened from now on, until the function it answers with is called. */
export async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/entry.client*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until code and words of all pages that visible links lead to have arrived. */
export async function pagesInViewPrefetched(page: Page) {
  const index: PageIndex = await (await page.request.get(pageIndexPath)).json();
  const inView = await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const observer = new IntersectionObserver((entries) =>
          resolve(entries.filter((entry) => entry.isIntersecting).map(({ target }) => (target as HTMLAnchorElement).pathname)),
        );
        for (const link of document.querySelectorAll('a[href^="/"]:not([data-search], [href="/"])')) observer.observe(link);
      }),
  );
  const words = inView.flatMap((path) => (index[path]?.fromServer ? [] : (index[path]?.words ?? [])));
  expect(words.length).toBeGreaterThan(0);
  const missing = () =>
    page.evaluate((words) => {
      const arrived = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const modules = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
        ({ href }) => new URL(href).pathname,
      );
      return [...words, ...modules].filter((path) => !arrived.includes(path));
    }, words);
  await expect.poll(missing).toEqual([]);
}
