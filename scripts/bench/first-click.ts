import type { Browser } from '@playwright/test';
import { median } from './browser.ts';

/** Time from the very first press on a page, which starts React, until a tab has changed, in milliseconds. */
export async function firstClick(browser: Browser, base: string, clicks: number) {
  const times: number[] = [];
  for (let click = 0; click < clicks; click += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${base}/AnalyticsBI`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const marked = window as { answered?: Promise<number> };
      marked.answered = new Promise((resolve) => {
        const begin = () => {
          const started = performance.now();
          const look = () =>
            document.querySelector('[role=tab]:not(:first-child)[aria-selected=true]')
              ? resolve(performance.now() - started)
              : requestAnimationFrame(look);
          look();
        };
        for (const type of ['pointermove', 'pointerdown']) addEventListener(type, begin, { once: true, capture: true });
      });
    });
    await page.locator('[role=tab]').nth(1).click();
    times.push(await page.evaluate(() => (window as { answered?: Promise<number> }).answered ?? Number.NaN));
    await context.close();
  }
  return { median: Math.round(median(times)), worst: Math.round(Math.max(...times)) };
}
