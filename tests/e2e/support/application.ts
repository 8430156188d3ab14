import type { Page } from '@playwright/test';

/** Opens a page and waits until the application has taken it over; a key press makes it start at once. */
export async function openApp(page: Page, path: string) {
  await takenOver(page, path);
  await page.locator('html:not(.fresh)').waitFor({ state: 'attached', timeout: 30_000 });
}

/** The same without a sign of anybody: the application comes when the browser is idle. */
export async function openUntouched(page: Page, path: string) {
  await page.goto(path);
  await page.locator('html[data-app=ready]:not(.fresh)').waitFor({ state: 'attached', timeout: 30_000 });
}

/** The same under a clock that stands still from the beginning and only moves when the test says so. */
export async function openAppWithClock(page: Page, path: string) {
  await page.clock.install({ time: new Date('2024-06-01T12:00:00Z') });
  await page.clock.pauseAt(new Date('2024-06-01T12:00:01Z'));
  await takenOver(page, path);
  await page.evaluate(() => document.documentElement.classList.remove('fresh')); // idle moments stand still as well
  await page.clock.runFor(100);
}

async function takenOver(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached', timeout: 30_000 });
}
