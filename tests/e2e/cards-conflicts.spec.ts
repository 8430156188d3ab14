import { enterDashboard, expect, test } from './support/admin.ts';
import { acknowledge, cardsApi } from './support/cards.ts';
import { withoutPreview } from './support/publishing.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: withoutPreview });
test.beforeEach(async ({ server, owner }) => cardsApi(server, owner).clear());

test('two people who change the same banner choose between both versions', async ({ page, server, owner }) => {
  const api = cardsApi(server, owner);
  const { _id } = await api.addBanner('At first');
  await enterDashboard(page, owner);
  for (const [choice, theirs] of [
    ['Keep theirs', 'Theirs'],
    ['Save mine', 'Theirs again'],
  ] as const) {
    await page.getByRole('button', { name: /^Update/ }).click();
    await page.getByLabel('Title').fill('Mine');
    await api.rename(_id, theirs);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: `Title ${theirs} Mine` })).toBeVisible();
    await page.getByRole('button', { name: choice }).click();
    if (choice === 'Save mine') expect(await acknowledge(page)).toBe('Banner updated successfully!');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('.item h2')).toHaveText(choice === 'Save mine' ? 'Mine' : theirs);
  }
});

for (const choice of ['Save mine', 'Edit mine']) {
  test(`what one has not touched stays as a colleague saved it: ${choice}`, async ({ page, server, owner }) => {
    const api = cardsApi(server, owner);
    const { _id } = await api.addBanner('At first');
    await enterDashboard(page, owner);
    await page.getByRole('button', { name: /^Update/ }).click();
    await page.getByLabel('Description').fill('My words');
    await api.rename(_id, 'Their title');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: 'Title Their title Stays as theirs' })).toBeVisible();
    await expect(page.getByRole('row', { name: 'Description About At first My words' })).toBeVisible();
    await page.getByRole('button', { name: choice }).click();
    if (choice === 'Edit mine') {
      await expect(page.getByLabel('Title')).toHaveValue('Their title');
      await expect(page.getByLabel('Description')).toHaveValue('My words');
      await page.getByRole('button', { name: 'Save' }).click();
    }
    expect(await acknowledge(page)).toBe('Banner updated successfully!');
    const saved = async () => (await api.banners()).map(({ banner: { title, description } }) => ({ title, description }));
    await expect.poll(saved).toEqual([{ title: 'Their title', description: 'My words' }]);
  });
}
