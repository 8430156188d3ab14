import type { Browser } from '@playwright/test';
import { median } from './browser.ts';

/** Time from clicking an internal link until the new heading is visible, in milliseconds. */
export async function navigation(browser: Browser, base: string, { clicks, slow }: { clicks: number; slow: boolean }) {
  const times: number[] = [];
  let requests = 0;
  for (let click = 0; click < clicks; click += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${base}/`);
    await page.locator('html[data-app=ready]').waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    if (slow) {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 200_000,
        uploadThroughput: 93_750,
      });
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    const link = page.locator('footer a[href="/Oracle"]');
    await link.scrollIntoViewIfNeeded();
    await link.hover(); // people hover before they click; the page is prefetched meanwhile
    await page.waitForTimeout(slow ? 600 : 150);
    page.on('request', () => {
      requests += 1;
    });
    times.push(
      await link.evaluate(
        (element: HTMLElement) =>
          new Promise<number>((resolve) => {
            const started = performance.now();
            const look = () =>
              document.querySelector('h1')?.textContent === 'Oracle Cloud'
                ? resolve(performance.now() - started)
                : requestAnimationFrame(look);
            element.click();
            look();
          }),
      ),
    );
    await context.close();
  }
  return { median: Math.round(median(times)), worst: Math.round(Math.max(...times)), requests: requests / clicks };
}
