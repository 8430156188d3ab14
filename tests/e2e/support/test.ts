import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { keepToOneProcessor } from '../../harness/one-processor.ts';
import { clear, ownPage } from './kept-page.ts';
import { type RunningServer, startServer } from './server.ts';

/** Tests with a server per worker (`server`), a page that they share (`page`) and a watch on the browser's console (`problems`). */
export const test = base.extend<{ problems: string[] }, { oneProcessor: undefined; server: RunningServer; keptPage: Page }>({
  oneProcessor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use, { parallelIndex }) => {
      keepToOneProcessor(parallelIndex);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  keptPage: [
    async ({ browser, server }, use) => {
      // The first test that asks for it may have other options.
      const page = await browser.newPage({
        baseURL: server.url,
        reducedMotion: 'reduce',
        javaScriptEnabled: true,
        hasTouch: false,
      });
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, keptPage, javaScriptEnabled, hasTouch }, use, { tags }) => {
    if (javaScriptEnabled && !hasTouch && !tags.includes(ownPage.tag)) return use(keptPage.context());
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context, keptPage, server, viewport, contextOptions }, use, testInfo) => {
    if (context !== keptPage.context()) return use(await context.newPage());
    if (viewport) await keptPage.setViewportSize(viewport);
    await keptPage.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null });
    await use(keptPage);
    if (testInfo.status === testInfo.expectedStatus) await clear(keptPage, server.url); // else its worker ends with it
  },
  baseURL: async ({ server }, use) => use(server.url),
  problems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => {
      // A busy Chromium may paint the next page before its style sheet allows a view transition; it then skips it.
      if (!String(error).includes('ViewTransition opt-in disabled')) problems.push(String(error));
    });
    page.on('console', (message: ConsoleMessage) => message.type() === 'error' && problems.push(message.text()));
    await use(problems);
  },
});

export { expect };
