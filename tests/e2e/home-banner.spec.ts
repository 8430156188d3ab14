import { openApp, openAppWithClock } from './support/application.ts';
import { ownPage } from './support/kept-page.ts';
import { expect, test } from './support/test.ts';

test.describe('with motion', ownPage, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the banner shows three static slides, one every 3000 ms; its text never moves; a button and a pick stop it', async ({
    page,
  }) => {
    await openAppWithClock(page, '/');
    const current = page.locator('.rail-item.on .rail-pick');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page.locator('.rail-item')).toHaveCount(3);
    const first = await current.textContent();
    const place = await heading.boundingBox();
    await page.clock.runFor(3000);
    await expect(current).not.toHaveText(first ?? '');
    await page.clock.runFor(6000);
    await expect(current).toHaveText(first ?? '');
    expect(await heading.boundingBox()).toEqual(place);

    await page.getByRole('button', { name: 'Pause banner' }).click();
    await page.clock.runFor(4000);
    await expect(current).toHaveText(first ?? '');
    await page.getByRole('button', { name: 'Lifecycle' }).click();
    await page.clock.runFor(4000);
    await expect(current).toHaveText('Lifecycle');
  });

  test('slides change without React; at the first sign of intent they stand still, and React goes on from there', async ({
    page,
    problems,
  }) => {
    await page.clock.install();
    await page.clock.pauseAt(new Date('2030-06-01T12:00:00Z'));
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const { promise: mayCome, resolve: letReactCome } = Promise.withResolvers<void>();
    await page.route('**/assets/entry.client-*.js', async (route) => {
      await mayCome;
      await route.continue();
    });
    await page.goto('/');
    const frame = page.locator('.hero-home');
    const current = frame.locator('.rail-pick[aria-current=true]');
    const shows = async (slide: string, at: number) => {
      await expect(current).toHaveText(slide);
      await expect(frame.locator('.slide-art').nth(at)).toHaveClass('slide-art on');
      await expect(frame.locator('.slide-art[aria-hidden=false]')).toHaveCount(1);
      await expect(frame).toHaveAttribute('data-hue', (await frame.locator('.rail-item.on').getAttribute('data-hue')) ?? '');
    };
    const bearing = () => frame.evaluate((element) => element.style.getPropertyValue('--bearing'));
    await shows('Low-code', 0);
    await page.clock.runFor(3000);
    await shows('Cloud', 1);
    const cloud = await bearing();
    await page.clock.runFor(3000);
    await shows('Lifecycle', 2);
    expect(await bearing()).not.toBe(cloud);
    await page.clock.runFor(3000);
    await shows('Low-code', 0);
    await page.clock.runFor(3000);
    await shows('Cloud', 1);
    expect(scripts).toEqual([]);

    await page.keyboard.press('Shift');
    await page.clock.runFor(4000);
    await shows('Cloud', 1);
    const before = await bearing();
    letReactCome();
    await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
    await shows('Cloud', 1);
    expect(await bearing()).toBe(before);
    await page.clock.runFor(3000);
    await shows('Lifecycle', 2);
    await expect(frame.locator('.slide-art.was')).toHaveCount(1);
    expect(problems).toEqual([]);
  });
});

test('on a phone the banner shows one slide at a time in full, and a swipe picks one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openApp(page, '/');
  const rail = page.locator('.rail-list');
  await rail.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
  const last = rail.locator('.rail-item').last();
  await expect(last).toHaveClass(/\bon\b/);
  const [row, slide] = [await rail.boundingBox(), await last.boundingBox()];
  expect({ x: slide?.x, width: slide?.width }).toEqual({ x: row?.x, width: row?.width });
});

test.describe('by touch', ownPage, () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'no-preference' } });

  test('the button pauses the slides by the first tap, which starts React, and plays them by the second', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(new Date('2030-06-01T12:00:00Z'));
    await page.goto('/');
    const current = page.locator('.rail-item.on .rail-pick');
    await page.getByRole('button', { name: 'Pause banner' }).tap();
    await expect(page.getByRole('button', { name: 'Play banner' })).toBeVisible();
    await page.clock.runFor(4000);
    await expect(current).toHaveText('Low-code');
    await page.getByRole('button', { name: 'Play banner' }).tap();
    await page.clock.runFor(3000);
    await expect(current).toHaveText('Cloud');
    await page.getByRole('button', { name: 'Pause banner' }).tap();
    await page.clock.runFor(4000);
    await expect(current).toHaveText('Cloud');
  });

  test('a finger on the slides before React runs stops them where it left them', async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(new Date('2030-06-01T12:00:00Z'));
    await page.goto('/');
    const rail = page.locator('.rail-list');
    const current = page.locator('.rail-item.on .rail-pick');
    await page.clock.runFor(3000);
    await expect(current).toHaveText('Cloud');
    await rail.evaluate((row) => {
      const { x, y } = row.getBoundingClientRect();
      const finger = { bubbles: true, pointerId: 7, pointerType: 'touch', clientX: x + 200, clientY: y + 80 };
      row.firstElementChild?.dispatchEvent(new PointerEvent('pointerdown', finger));
      row.scrollTo({ left: row.scrollWidth, behavior: 'instant' }); // a swipe
    });
    await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
    await expect(current).toHaveText('Lifecycle');
    await page.clock.runFor(4000);
    await expect(current).toHaveText('Lifecycle');
    await expect(page.getByRole('button', { name: 'Play banner' })).toBeVisible();
  });
});
