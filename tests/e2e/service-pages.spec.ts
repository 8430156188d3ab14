import { openApp, openAppWithClock } from './support/application.ts';
import { ownPage } from './support/kept-page.ts';
import { expect, test } from './support/test.ts';

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('an enterprise system counts to 35, 1200 and 400 in the stated steps', ownPage, async ({ page }) => {
    await openAppWithClock(page, '/enterprise-systems/sap-hana');
    const figures = page.locator('.counter dd');
    await expect(figures).toHaveText(['35+', '1200+', '400+']);
    await figures.first().scrollIntoViewIfNeeded();
    await expect(figures).toHaveText(['0+', '0+', '0+']);
    await page.clock.runFor(20);
    await expect(figures).toHaveText(['4+', '120+', '40+']);
    await page.clock.runFor(20 * 9);
    await expect(figures).toHaveText(['35+', '1200+', '400+']);
  });

  test(
    'the low-code page opens under a spinner for 500 ms and its heading types, waits 2500 ms and loops',
    ownPage,
    async ({ page }) => {
      await openAppWithClock(page, '/mendixPage');
      const spinner = page.locator('.page-spinner');
      await expect(spinner).toBeHidden();
      expect(
        await spinner.evaluate(
          (element) => getComputedStyle(element).animationDelay + getComputedStyle(element).animationDuration,
        ),
      ).toMatch(/0\.5s|500ms/);
      const typed = page.locator('h1 .caret');
      const first = await typed.textContent();
      await page.clock.runFor(2300);
      await expect(typed).toHaveText(first ?? '');
      await page.clock.runFor(400);
      expect((await typed.textContent())?.length).toBeLessThan(first?.length ?? 0);
      await page.clock.runFor(60_000);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Mendix');
      await page.getByRole('button', { name: 'Pause typing' }).click();
      const held = await typed.textContent();
      await page.clock.runFor(10_000);
      await expect(typed).toHaveText(held ?? '');
    },
  );
});

test('Analytics has four tabs, Consult first, each with three descriptions and an image', async ({ page }) => {
  await openApp(page, '/AnalyticsBI');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([/^Consult/, /^Implement/, /^Manage/, /^Improve/]);
  for (const [at, name] of ['Consult', 'Implement', 'Manage', 'Improve'].entries()) {
    await tabs.nth(at).click();
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel).toBeVisible();
    await expect(panel.locator('h4')).toHaveCount(3);
    await expect(panel.locator('img')).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  }
});

test('Managed Cloud toggles between Azure, shown first, and AWS', async ({ page }) => {
  await openApp(page, '/managed-services/manage-cloud');
  const [azure, aws] = [page.getByRole('button', { name: 'Azure' }), page.getByRole('button', { name: 'AWS' })];
  await expect(azure).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.segment').nth(0)).toBeVisible();
  await expect(page.locator('.segment').nth(1)).toBeHidden();
  await aws.click();
  await expect(aws).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.segment').nth(0)).toBeHidden();
  await expect(page.locator('.segment').nth(1)).toBeVisible();
});

test('Staff Augmentation opens one of five steps, step 1 to begin with', async ({ page }) => {
  await openApp(page, '/managed-services/staff-augmentation');
  const steps = page.locator('details.step');
  await expect(steps.locator('h3')).toHaveText([
    'Share requirements',
    'Candidate analysis',
    'Meet the candidate',
    'Sign up',
    'On-boarding',
  ]);
  const open = () => steps.evaluateAll((all) => all.map((step) => (step as HTMLDetailsElement).open));
  expect(await open()).toEqual([true, false, false, false, false]);
  await steps.nth(3).locator('summary').click();
  expect(await open()).toEqual([false, false, false, true, false]);
  await steps.nth(3).locator('summary').click();
  expect(await open()).toEqual([false, false, false, true, false]);
});

test('blogs lists two cards that lead to the articles, news six that lead to what they announce, and their icons lead nowhere', async ({
  page,
}) => {
  await openApp(page, '/insights/blogs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Partners Blogs');
  await expect(page.locator('main article')).toHaveCount(2);
  for (const id of [1, 2]) await expect(page.locator(`main a[href="/blogDetails/${id}"]`)).toHaveCount(1);
  await expect(page.locator('main article .social li')).toHaveCount(6);
  await page.locator('main article').nth(1).click();
  await expect(page).toHaveURL(/blogDetails\/2$/);
  await page.goto('/insights/news');
  await expect(page.locator('main article')).toHaveCount(6);
  await expect(page.locator('main article time')).toHaveCount(6);
  await expect(page.locator('main article .social li')).toHaveCount(18);
  await expect(page.locator('main article .social a')).toHaveCount(0);
  await page.locator('#news-5').click();
  await expect(page).toHaveURL(/blogDetails\/2$/);
});

test('the contents of an article mark its first heading again after a jump from the end to the beginning', async ({ page }) => {
  await openApp(page, '/blogDetails/1');
  const links = page.locator('.toc a');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(links.last()).toHaveAttribute('aria-current', 'true');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
});

test('the layers of Oracle Cloud lead to their pages', async ({ page }) => {
  await openApp(page, '/Oracle');
  for (const path of ['/Paas', '/Iaas', '/AnalyticsBI']) await expect(page.locator(`.cell a[href="${path}"]`)).toHaveCount(1);
  await page.locator('.cell').nth(1).click();
  await expect(page).toHaveURL(/\/Iaas$/);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('an enquiry form that cannot be sent is not offered; the way to Contact Us is', async ({ page }) => {
    await page.goto('/enterprise-systems/sap-ariba');
    await expect(page.locator('#enquire form')).toBeHidden();
    await expect(page.locator('#enquire').getByRole('link', { name: 'Contact Us' })).toBeVisible();
  });

  test('tabs and toggles show all their texts', async ({ page }) => {
    await page.goto('/AnalyticsBI');
    for (const panel of await page.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible();
    await page.goto('/managed-services/manage-cloud');
    for (const segment of await page.locator('.segment').all()) await expect(segment).toBeVisible();
    await page.goto('/');
    for (const panel of await page.locator('[role=tabpanel]').all()) await expect(panel).toBeVisible();
  });
});
