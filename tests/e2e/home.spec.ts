import { openApp, openAppWithClock } from './support/application.ts';
import { ownPage } from './support/kept-page.ts';
import { expect, test } from './support/test.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('what moves by itself starts React where it can be seen without scrolling', async ({ page }) => {
    await page.setViewportSize({ width: 1080, height: 2400 });
    await page.goto('/');
    await expect(page.locator('video')).toBeAttached();
  });

  test('the partner slider moves every 4000 ms and shows 3, 2 or 1 of its 4 logos', ownPage, async ({ page }) => {
    await openAppWithClock(page, '/');
    const slider = page.getByRole('region', { name: 'Partners' });
    await slider.scrollIntoViewIfNeeded();
    await expect(slider.locator('.slide:not([aria-hidden])')).toHaveCount(4);
    await expect(slider).toContainText('1 of 4');
    await page.mouse.move(0, 0);
    await page.clock.runFor(4000);
    await expect(slider).toContainText('2 of 4');
    expect(await slider.locator('.slider-track').evaluate((track) => getComputedStyle(track).transitionDuration)).toBe('2s');
    for (const [width, visible] of [
      [1440, 3],
      [1200, 3],
      [992, 3],
      [768, 2],
      [576, 1],
      [360, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const ratio = await slider
        .locator('.slider-view')
        .evaluate((view) => view.clientWidth / (view.querySelector('.slide') as HTMLElement).offsetWidth);
      expect(Math.round(ratio), `${width} px`).toBe(visible);
    }
  });

  test('the whole page is visible until somebody scrolls; then a card appears once its top is 150 px above the bottom edge', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await openApp(page, '/');
    const hidden = () =>
      page.locator('main .reveal').evaluateAll((cards) => cards.filter((card) => getComputedStyle(card).opacity !== '1').length);
    expect(await hidden()).toBe(0);
    await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }));
    await expect.poll(hidden).toBeGreaterThan(5);
    const seen = page.locator('main .reveal.in');
    for (const card of await seen.all()) expect(await card.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    const card = page.locator('.art-card.reveal').first();
    const distance = (px: number) =>
      card.evaluate(
        (element, offset) => scrollBy({ top: element.getBoundingClientRect().top - innerHeight + offset, behavior: 'instant' }),
        px,
      );
    const nextFrames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await distance(-200); // sections are laid out when they come near
    await nextFrames();
    await distance(100);
    await nextFrames();
    await expect(card).not.toHaveClass(/\bin\b/);
    await distance(160);
    await expect(card).toHaveClass(/\bin\b/);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(hidden).toBe(0);
  });

  test('a card that React adds to a page that is scrolled already appears as well', async ({ page }) => {
    await page.route('**/assets/entry.client-*.js', () => {}); // React comes late
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
    await expect(page.locator('html[data-reveal]')).toBeAttached();
    const card = page.locator('main > .reveal');
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.append(Object.assign(document.createElement('div'), { className: 'reveal', textContent: 'New' }));
      document.dispatchEvent(new Event('app-ready'));
    });
    await expect(card).toHaveCSS('opacity', '0');
    await card.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(card).toHaveCSS('opacity', '1');
  });

  test('the film is muted, loops, waits until it comes near, and can be paused', ownPage, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => /\.(webm|mp4)$/.test(request.url()) && films.push(request.url()));
    await page.setViewportSize({ width: 1440, height: 400 });
    await openApp(page, '/');
    const video = page.locator('video');
    await expect(video).toHaveCount(0); // a film that is not wanted yet costs nothing
    await page.getByRole('region', { name: 'Film' }).scrollIntoViewIfNeeded();
    await expect.poll(() => films.length).toBeGreaterThan(0);
    expect(await video.evaluate((film: HTMLVideoElement) => [film.muted, film.loop, film.playsInline])).toEqual([
      true,
      true,
      true,
    ]);
    await page.getByRole('button', { name: 'Pause film' }).click();
    expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  });
});

test('nothing moves under reduced motion', ownPage, async ({ page }) => {
  await openAppWithClock(page, '/');
  await page.clock.runFor(5000);
  await expect(page.locator('.rail-item.on .rail-pick')).toHaveText('Low-code');
  await expect(page.locator('.slider-bar')).toContainText('1 of 4');
});

test('under reduced motion the slides offer Play without being touched', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play banner' })).toBeVisible();
});

test('a click after React has taken the page over and before it says so acts once', ownPage, async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('app-ready', (event) => 'said' in window || event.stopImmediatePropagation()),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Play banner' }).click(); // React's words, and it has not said that it is ready
  await page.evaluate(() => {
    Object.assign(window, { said: true });
    document.dispatchEvent(new Event('app-ready'));
  });
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(page.getByRole('button', { name: 'Pause banner' })).toBeVisible();
});

test('What We Do has three tab buttons in the stated order, and Learn More leads to Contact Us', async ({ page }) => {
  await openApp(page, '/');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([/Schedule a Free Consultation/, /Discover Our Case Studies/, /Contact Us to Learn More/]);
  const panel = page.getByRole('tabpanel');
  await expect(panel).toHaveCount(1);
  await expect(panel.getByRole('heading')).toHaveText('Enterprise Systems');
  await tabs.nth(1).click();
  await expect(panel.getByRole('heading')).toHaveText('Innovation Solutions');
  await tabs.nth(1).press('ArrowDown');
  await expect(panel.getByRole('heading')).toHaveText('Managed Services');
  await expect(tabs.nth(2)).toBeFocused();
  await tabs.nth(2).press('Home');
  await expect(tabs.nth(0)).toBeFocused();
  await panel.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(/\/contactUs$/);
});

test('banners and services are fetched on load and shown nowhere', ownPage, async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await openApp(page, '/');
  await expect.poll(() => calls).toContain('GET /getbanner');
  await expect.poll(() => calls).toContain('GET /api/v1/getservice');
  await expect(page.locator('.rail-item')).toHaveCount(3);
});
