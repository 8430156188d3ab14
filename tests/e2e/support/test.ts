import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { type RunningServer, startServer } from './server.ts';

/** Tests with a server per worker (`server`) and a watch on the browser's console (`problems`). */
export const test = base.extend<{ problems: string[] }, { server: RunningServer; keptPage: Page }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  /** A page for many tests of one kind: in a new one the browser compiles everything again, which takes as long as the test. */
  keptPage: [
    async ({ browser, server }, use) => {
      const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
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
