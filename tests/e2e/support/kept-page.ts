// One page serves the tests of a worker one after another. In a new one the browser starts a process and compiles everything again,
// which takes longer than most tests.
import type { Page } from '@playwright/test';

/** What keeps a test from the kept page: it wants a first visit, or changes what cannot be put back, such as the clock. */
export const ownPage = { tag: '@own-page' };

/** Puts everything back that a test may have changed. */
export async function clear(page: Page, origin: string) {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of ['console', 'dialog', 'pageerror', 'request'] as const) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setExtraHTTPHeaders({});
  await context.clearPermissions();
  await context.clearCookies();
  await page.mouse.move(-1, -1);
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, contrast: null });
  await page.goto(`${origin}/robots.txt`); // a page may write something down as it is left
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
