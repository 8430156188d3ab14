import type { Page } from '@playwright/test';

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
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached', timeout: 30_000 });
}
