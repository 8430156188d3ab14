import type { Browser, Page } from '@playwright/test';
import { median } from './browser.ts';

/** A tap is rarely shorter. */
const restMs = 80;

/**
 * Time from the very first press on a page, which starts React, until a tab has changed, in milliseconds: with a mouse that moves,
 * presses and lets go in one moment, as only a program can, counted from the movement; and with a finger, counted from the click,
 * which comes when it lets go.
 */
export async function firstClick(browser: Browser, base: string, clicks: number) {
  return [
    { press: 'mouse, all in one moment', ...(await measure(browser, base, clicks, byMouse)) },
    { press: `finger that rests ${restMs} ms`, ...(await measure(browser, base, clicks, byFinger)) },
  ];
}

type Press = { hasTouch: boolean; from: string[]; press: (page: Page) => Promise<void> };

const secondTab = '[role=tab]:nth-child(2)';
const byMouse: Press = {
  hasTouch: false,
  from: ['pointermove', 'pointerdown'],
  press: (page) => page.locator(secondTab).click(),
};
const byFinger: Press = {
  hasTouch: true,
  from: ['click'],
  press: async (page) => {
    const box = await page.locator(secondTab).boundingBox();
    if (!box) throw new Error('There is no second tab.');
    const devtools = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(restMs);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
};

async function measure(browser: Browser, base: string, clicks: number, { hasTouch, from, press }: Press) {
  const times: number[] = [];
  for (let click = 0; click < clicks; click += 1) {
    // tall, so that nothing has to scroll: that would start React before the press
    const context = await browser.newContext({ viewport: { width: 1280, height: 3000 }, hasTouch });
    const page = await context.newPage();
    await page.goto(`${base}/AnalyticsBI`);
    await page.waitForLoadState('networkidle');
    await page.evaluate((types) => {
      const marked = window as { answered?: Promise<number> };
      marked.answered = new Promise((resolve) => {
        const begin = () => {
          const started = performance.now();
          const look = () =>
            document.querySelector('[role=tab]:nth-child(2)[aria-selected=true]')
              ? resolve(performance.now() - started)
              : requestAnimationFrame(look);
          look();
        };
        for (const type of types) addEventListener(type, begin, { once: true, capture: true });
      });
    }, from);
    await press(page);
    times.push(await page.evaluate(() => (window as { answered?: Promise<number> }).answered ?? Number.NaN));
    await context.close();
  }
  return { median: Math.round(median(times)), worst: Math.round(Math.max(...times)) };
}
