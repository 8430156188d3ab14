import type { Locator, Page } from '@playwright/test';
import { quickServices, searchLabels } from '../../content/labels/search.ts';
import { openApp } from './support/application.ts';
import { objections, rulesOf } from './support/axe.ts';
import { ownPage } from './support/kept-page.ts';
import { inEveryLook, sideways } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

const box = (page: Page) => page.getByRole('dialog', { name: searchLabels.label });
const field = (page: Page) => page.getByRole('combobox', { name: searchLabels.label });
const chosen = (page: Page) => page.getByRole('option', { selected: true });

async function openByKey(page: Page, key: string) {
  await page.keyboard.press(key);
  await expect(field(page)).toBeFocused();
}

/** Whether all of an element is on the screen, with nothing over its corners. */
const isUncovered = (element: Locator) =>
  element.evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => document.elementFromPoint(x, y)));
    return corners.every((seen) => seen === shown || shown.contains(seen));
  });

test('/, Ctrl+K and Cmd+K open the search, also before the application has arrived', async ({ page, problems }) => {
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.goto('/about-us', { waitUntil: 'domcontentloaded' }); // React waits for the key
    await openByKey(page, key);
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
  }
  expect(problems).toEqual([]);
});

test('a service is found as one types and opened by keyboard alone', async ({ page, problems }) => {
  await page.goto('/');
  await openByKey(page, '/');
  await page.keyboard.type('ariba');
  await expect(chosen(page)).toContainText('SAP Ariba');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await chosen(page).getAttribute('id'));
  await expect(box(page).getByRole('status')).toHaveText(/^\d+ results? for “ariba”$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/enterprise-systems/sap-ariba');
  await expect(box(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SAP Ariba');
  expect(problems).toEqual([]);
});

test('what is not there is said; the arrow keys go round what is, with all results at the end; Enter leads to the search page', async ({
  page,
}) => {
  await page.goto('/');
  await openByKey(page, '/');
  await page.keyboard.type('qqqqqqqq');
  await expect(box(page).getByRole('status')).toContainText('Nothing found for “qqqqqqqq”');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=qqqqqqqq');
  await expect(box(page)).toBeHidden();

  await openByKey(page, 'Control+k');
  await field(page).fill('sap');
  await expect(chosen(page)).toBeVisible();
  const options = await page.getByRole('option').count();
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toContainText(searchLabels.all);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  for (let press = 1; press < options; press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=sap');
  await expect(page.getByRole('heading', { level: 2, name: /results for “sap”/ })).toBeVisible();
});

test('a shortcut pressed in the moment in which the search closes opens it again', async ({ page }) => {
  await openApp(page, '/about-us');
  await openByKey(page, '/');
  await page.keyboard.type('sap');
  await page.evaluate(async () => {
    const dialog = document.querySelector('.search-box') as HTMLDialogElement;
    // On a busy machine a dialog tells late that it was closed.
    addEventListener('close', (event) => event.stopPropagation(), { capture: true, once: true });
    dialog.close();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
    await new Promise((resume) => setTimeout(resume, 300));
    dialog.dispatchEvent(new Event('close'));
  });
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('typing errors are forgiven, articles and news are found too', async ({ page }) => {
  await openApp(page, '/contactUs');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await field(page).fill('polaron');
  await expect(chosen(page)).toContainText('Polarion');
  await field(page).fill('finance, healthcare and manufacturing');
  await expect(chosen(page)).toContainText('Article');
  await field(page).fill('azure and aws side by side');
  await chosen(page).click();
  await expect(page).toHaveURL('/insights/news#news-4');
  await expect(page.locator('#news-4')).toBeInViewport();
});

test('Escape gives the focus back; an empty field offers what many look for, an empty result also a way to ask', async ({
  page,
}) => {
  await openApp(page, '/about-us');
  const button = page.getByRole('link', { name: 'Search', exact: true });
  await button.focus();
  await openByKey(page, 'Enter');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await openByKey(page, '/');
  const quick = box(page).getByRole('navigation', { name: searchLabels.quick });
  await expect(quick.getByRole('link')).toHaveCount(quickServices.length);
  await page.keyboard.type('qqqqqqqq');
  await expect(quick.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('ariba');
  await expect(chosen(page)).toHaveAttribute('data-hue', 'erp');
  await expect(quick).toBeHidden();
  await field(page).fill('');
  await quick.getByRole('link', { name: 'SAP S/4HANA' }).click();
  await expect(page).toHaveURL('/enterprise-systems/sap-hana');
  await expect(box(page)).toBeHidden();
});

test('the / key is a letter where one writes, and can be switched off for good', async ({ page }) => {
  await page.goto('/contactUs');
  await page.getByLabel('Message', { exact: true }).fill('');
  await page.getByLabel('Message', { exact: true }).press('/');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('/');
  await expect(box(page)).toBeHidden();

  await page.getByRole('heading', { level: 1 }).click();
  await openByKey(page, '/');
  await page.getByRole('checkbox', { name: searchLabels.shortcut }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: searchLabels.shortcut })).not.toBeChecked();
});

test('neither the box nor the index is fetched before somebody searches', ownPage, async ({ page, request }) => {
  const index = (await (await request.get('/words/index.json')).json())['/search'].words as string;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('search-box') || url.endsWith(index))).toEqual([]);
  await openByKey(page, '/');
  await page.keyboard.type('sap');
  await expect(chosen(page)).toBeVisible();
  expect(fetched.filter((url) => url.endsWith(index))).toHaveLength(1);
});

test('axe finds nothing in the search, light and dark, wide and narrow', async ({ page }) => {
  await page.goto('/search?q=cloud');
  await inEveryLook(page, async (look) => {
    const check = async (part?: string) => {
      expect(await objections(page, { part, ...rulesOf(look) }), `${part ?? 'page'}, ${look.theme}, ${look.width}`).toEqual([]);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    };
    await check();
    await openByKey(page, 'Control+k');
    await field(page).fill('');
    await check('dialog');
    await page.keyboard.type('cloud');
    await expect(chosen(page)).toBeVisible();
    await check('dialog');
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
  });
});

test('the search is of use on small screens and with large text', ownPage, async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await openApp(page, '/about-us');
  for (const { width, height, text } of [
    { width: 320, height: 256, text: 16 },
    { width: 360, height: 320, text: 16 },
    { width: 844, height: 390, text: 16 },
    { width: 360, height: 640, text: 32 },
  ]) {
    await test.step(`${width} x ${height} with text of ${text} px`, async () => {
      await page.setViewportSize({ width, height });
      await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
      await openByKey(page, 'Control+k');
      await field(page).fill('');
      await page.keyboard.type('sap');
      await expect(chosen(page)).toBeVisible();
      for (const option of await page.getByRole('option').all()) {
        await expect(option).toHaveAttribute('aria-selected', 'true');
        await expect.poll(() => isUncovered(option)).toBe(true);
        expect(await isUncovered(field(page))).toBe(true);
        await page.keyboard.press('ArrowDown');
      }
      await page.getByRole('checkbox', { name: searchLabels.shortcut }).focus();
      expect(await isUncovered(page.locator('label', { hasText: searchLabels.shortcut }))).toBe(true);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(box(page)).toBeHidden();
    });
  }
});

test('the search page keeps its results after hydration and searches anew in place', async ({ page, problems }) => {
  await page.goto('/search?q=oracel');
  await page.mouse.move(5, 5);
  const results = page.locator('main ol.link-cards a');
  await expect(results.first()).toContainText('Oracle Cloud');
  await page.getByRole('searchbox', { name: searchLabels.label }).fill('devops');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=devops');
  await expect(results.first()).toContainText('DevOps');
  await page.goBack();
  await expect(results.first()).toContainText('Oracle Cloud');
  await expect(page.getByRole('searchbox', { name: searchLabels.label })).toHaveValue('oracel');
  expect(problems).toEqual([]);
});

test('a question that runs from right to left leaves the sentence around it as it is', async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('سحابة!')}`);
  const asked = page.getByRole('heading', { level: 2, name: 'Nothing found for “سحابة!”.' });
  await expect(asked.locator('bdi')).toHaveCSS('direction', 'rtl');
  await expect(asked).toHaveCSS('direction', 'ltr');
});

test('words of a question are shown as words, and nobody else gets to see them', async ({ page }) => {
  const answer = await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>"\'&')}`);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  expect(await page.locator('main img[src=x]').count()).toBe(0);
  await expect(page.getByRole('searchbox', { name: searchLabels.label })).toHaveValue('<img src=x onerror=alert(1)>"\'&');
  const empty = await page.request.get('/search');
  expect(await empty.text()).not.toContain('onerror');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to a page that searches', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search');
    await page.getByRole('searchbox', { name: searchLabels.label }).fill('retial');
    await page.getByRole('button', { name: searchLabels.button }).click();
    await expect(page).toHaveURL('/search?q=retial');
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('for “retial”');
    await page.locator('main ol.link-cards a').first().click();
    await expect(page).toHaveURL('/solutions/retail-end-to-end');
  });
});
