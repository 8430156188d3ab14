import { readFileSync } from 'node:fs';
import { type Weight, weigh } from '../../scripts/bench/weights.ts';
import { ownPage } from './support/kept-page.ts';
import { expect, test } from './support/test.ts';

const { note: _note, ...budgets } = JSON.parse(readFileSync('budget.json', 'utf8')) as Record<string, Record<string, number>>;

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} stays within its budget of bytes`, async ({ browser, server }) => {
    const weight = await weigh(browser, server.url, path);
    for (const [name, most] of Object.entries(budget))
      expect(weight[name as keyof Weight], `${path}: ${name}`).toBeLessThanOrEqual(most);
  });
}

test('a page that starts React by itself fetches no script before it has loaded, and none of the back office', async ({
  page,
}) => {
  await page.goto('/mendixPage');
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const { early, scripts } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const fetched = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js'));
    return {
      scripts: fetched.map(({ name }) => name),
      early: fetched.filter(({ startTime }) => startTime < (visit?.loadEventStart ?? 0)).length,
    };
  });
  expect(early).toBe(0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /dashboard|login|register|panel|messages|team/i.test(url))).toEqual([]);
});

test('what runs before the first frame is small; the rest of the inline script stands at the end of the page', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const [, early = ''] = /<script>([\s\S]*?)<\/script>/.exec(html.slice(0, html.indexOf('</head>'))) ?? [];
  expect(early).toContain('localStorage');
  expect(early.length).toBeLessThan(2000);
  expect(html).toMatch(/<script type="module" data-entry="(?:(?!<script)[\s\S])*<\/script>\s*<\/body>/);
});

test('a page that does nothing by itself fetches no script before the first sign of intent', ownPage, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' }); // where motion is reduced, the homepage's pause button needs React
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  for (const path of ['/Oracle', '/', '/services']) {
    await page.goto('about:blank'); // the page before fetches what its links lead to
    scripts.length = 0;
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts, path).toEqual([]);
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 220);
    await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
    expect(scripts.length, path).toBeGreaterThan(1);
  }
});

test('code, words and the index of pages are asked for at once', ownPage, async ({ page }) => {
  await page.route('**/assets/entry.client-*.js', () => {}); // it never arrives, so it asks for nothing by itself
  let asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const [path, module] of Object.entries({
    '/': 'home',
    '/Oracle': 'service',
    '/polarionPage': 'service',
    '/contactUs': 'contact',
  })) {
    asked = [];
    await page.goto(path);
    await page.keyboard.press('Shift');
    await expect
      .poll(() => asked, path)
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(`^/assets/${module}-`),
          expect.stringMatching(/^\/words\/(?!index)/),
          '/words/index.json',
        ]),
      );
  }
});
