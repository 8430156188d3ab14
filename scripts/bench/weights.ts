import type { Browser } from '@playwright/test';

export type Weight = {
  path: string;
  requests: number;
  html: number;
  js: number;
  css: number;
  images: number;
  fonts: number;
  total: number;
};

const kinds: [keyof Weight, RegExp][] = [
  ['js', /javascript/],
  ['css', /text\/css/],
  ['images', /^image\//],
  ['fonts', /font/],
  ['html', /text\/html/],
];

const quietMs = 1000;

/** Bytes of a first visit on a phone, without video: compressed bodies without headers. */
export async function weigh(browser: Browser, base: string, path: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce', // the next slide of the banner brings its own: how many come depends on how slow the machine is
  });
  const page = await context.newPage();
  const weight: Weight = { path, requests: 0, html: 0, js: 0, css: 0, images: 0, fonts: 0, total: 0 };
  const answers: Promise<void>[] = [];
  let lastSeen = performance.now();
  page.on('response', (response) => {
    lastSeen = performance.now();
    if (response.url().startsWith('data:') || /\.(webm|mp4)$/.test(response.url())) return;
    answers.push(
      (async () => {
        const { responseBodySize } = await response.request().sizes();
        const type = response.headers()['content-type'] ?? '';
        const kind = kinds.find(([, pattern]) => pattern.test(type))?.[0];
        weight.requests += 1;
        weight.total += responseBodySize;
        if (kind) (weight[kind] as number) += responseBodySize;
      })(),
    );
  });
  await page.goto(base + path, { waitUntil: 'load' });
  await page.keyboard.press('Shift'); // a sign of intent, which starts React
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
  // Not 'networkidle', which may have passed before React asked for the pages in view.
  while (performance.now() - lastSeen < quietMs) await page.waitForTimeout(100);
  page.removeAllListeners('response'); // whatever comes now would be asked for its size on a page that is closed
  await Promise.all(answers);
  await context.close();
  return weight;
}
