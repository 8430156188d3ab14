import type { Page } from '@playwright/test';
import { servicePages } from '../../content/site-map.ts';
import { openApp } from './support/application.ts';
import { objections } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const ring = (page: Page) => page.getByRole('navigation', { name: 'Take a bearing' });
const shown = (page: Page) => ring(page).locator('li.on strong');

test('arrow keys go round the ring, the middle names the service and Enter opens it', async ({ page, problems }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openApp(page, '/services');
  await ring(page).getByRole('link').first().focus();
  const first = await shown(page).textContent();
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveText(first ?? '');
  await page.keyboard.press('End');
  const last = await shown(page).textContent();
  await expect(ring(page).locator('a:focus')).toContainText(last ?? '');
  await expect(ring(page).locator('a:not([tabindex="-1"])')).toHaveCount(1);
  expect(await objections(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(last ?? '');
  expect(problems).toEqual([]);
});

test('a drag on the rim turns the needle, and a chip points to its answer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openApp(page, '/services');
  const band = page.locator('.bearing-band');
  const { x = 0, y = 0, width = 0, height = 0 } = (await band.boundingBox()) ?? {};
  const at = (degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    return [x + width / 2 + (width / 2) * Math.sin(turn), y + height / 2 - (height / 2) * Math.cos(turn)] as const;
  };
  await page.mouse.move(...at(40));
  await page.mouse.down();
  await expect(shown(page)).toHaveText('Mendix low-code');
  await page.mouse.move(...at(64), { steps: 3 });
  await expect(shown(page)).toHaveText('Analytics & BI');
  await page.mouse.up();
  await expect(page).toHaveURL(/\/services$/);
  await page.getByRole('button', { name: 'stores' }).click();
  await expect(shown(page)).toHaveText('End-to-End Retail');
  await expect(page.locator('.hero-bearing')).toHaveAttribute('data-hue', 'solutions');
});

test('on the homepage the ring stops the slides while it is used', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openApp(page, '/');
  await ring(page).getByRole('link').first().focus();
  await expect(page.locator('.hero-home')).toHaveClass(/\btaking\b/);
  await expect(page.locator('.hero-home')).not.toHaveClass(/\bplaying\b/);
  await page.getByRole('link', { name: 'What We Do' }).focus();
  await expect(page.locator('.hero-home')).not.toHaveClass(/\btaking\b/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } });

  test('a finger on the rim shows a service and opens nothing, even the first one, which starts React', async ({ page }) => {
    await page.goto('/services');
    const rim = page.locator('.bearing-band');
    await rim.evaluate((band) => band.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x = 0, y = 0, width = 0, height = 0 } = (await rim.boundingBox()) ?? {};
    await page.touchscreen.tap(x + width - 4, y + height / 2); // east
    await expect(shown(page)).toHaveText('PaaS');
    await expect(page).toHaveURL(/\/services$/);
    await shown(page).tap();
    await expect(page).toHaveURL(/\/Paas$/);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });
  test('the ring is the list of all services', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/', '/services']) {
      await page.goto(path);
      await expect(ring(page).getByRole('link').first()).toBeVisible();
      const shown = await ring(page)
        .locator('a')
        .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute('href')));
      expect(shown).toEqual(expect.arrayContaining(servicePages.map((service) => service.path)));
    }
  });
});
