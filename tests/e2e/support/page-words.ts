// What single pages have to show, beyond what holds for all of them. Looked at where every page is loaded anyway.
import { expect, type Page } from '@playwright/test';
import { servicePages } from '../../../content/site-map.ts';
import { tinyTexts } from './page-checks.ts';

const cardHeadings: Record<string, string[]> = {
  '/mendixPage': [
    'App Development',
    'Cloud',
    'Intelligent Automation',
    'Data Integration',
    'Multi-Experience',
    'Artificial Intelligence',
  ],
  '/polarionPage': ['SAFe', 'Medical Devices', 'Embedded Systems', 'Automotive', 'Aerospace'],
  '/Paas': ['Database Cloud', 'Java Cloud', 'Application Container Cloud'],
  '/Iaas': ['Compute', 'Storage', 'Networking'],
  '/digitalFinance': ['Open Banking', 'Omnichannel Customer Experience', 'Banking with AI', 'Intelligent Process'],
  '/solutions/open-finance': [
    'Enhanced Interoperability',
    'Expanded Financial Services',
    'Increased Flexibility and Customization',
    'Improved User Experience',
    'Cost Savings',
  ],
};

const someCardHeadings: Record<string, string[]> = {
  '/solutions/sap-moderization': ['Transform', 'Advisory', 'Migration', 'Optimize and Manage'],
};

const cardCounts: Record<string, number> = {
  '/about-us': 4,
  '/digitalIdentity': 7,
  '/enterprise-systems/sap-ariba': 9,
  '/managed-services/devops': 5,
  '/managed-services/staff-augmentation': 6,
  '/solutions/sap-on-google': 4,
  '/solutions/retail-end-to-end': 4,
  '/solutions/sap-moderization': 11,
};

/** Words of the main part. */
const texts: Record<string, string[]> = {
  '/about-us': ['Our Values'],
  '/managed-services/staff-augmentation': ['3 to 11 months', 'first month', 'two weeks', 'Norvane Talent'],
  '/solutions/retail-end-to-end': ['100%', '90%', '0%', '1000+', '20+', '150+', 'On Cloud', 'On-Premise'],
  '/solutions/sap-moderization': ['40% to 50%', '50%', '1200+'],
};

/** Links of the main part. */
const links: Record<string, string[]> = {
  '/mendixPage': ['/blogDetails/1'],
  '/polarionPage': ['/blogDetails/1', '/blogDetails/2'],
  '/blogDetails/1': ['/mendixPage', '/polarionPage'],
  '/blogDetails/2': ['/polarionPage'],
};

const wordsIn = async (page: Page, part: string) => (await page.locator(part).innerText()).split(/\s+/).length;

/** The page that is open shows its cards, texts and links. */
export async function expectPageWords(page: Page, path: string) {
  const [headings, some, count] = [cardHeadings[path], someCardHeadings[path], cardCounts[path]];
  if (headings) await expect.soft(page.locator('.cell h3')).toHaveText(headings);
  if (some) await expect.soft(page.locator('.cell h3')).toContainText(some);
  if (count) await expect.soft(page.locator('.cell')).toHaveCount(count);
  for (const text of texts[path] ?? []) await expect.soft(page.locator('main')).toContainText(text);
  for (const to of links[path] ?? []) await expect.soft(page.locator(`main a[href="${to}"]`).first(), to).toBeVisible();
  if (path.startsWith('/blogDetails/')) await expect.poll(() => wordsIn(page, 'article.prose')).toBeGreaterThan(700);
  if (path === '/') await expectHomeWords(page);
  const service = servicePages.find((entry) => entry.path === path);
  if (service) await expectServiceWords(page, service);
}

async function expectHomeWords(page: Page) {
  const glance = page.locator('section', { has: page.getByRole('heading', { name: 'At a glance' }) });
  for (const text of ['1987', '3500', 'London', 'New York, Riyadh and Dubai', '1000+', '40', '18'])
    await expect.soft(glance).toContainText(text);
  for (const [name, path] of [
    ['Oracle Cloud', '/Oracle'],
    ['Mendix', '/mendixPage'],
    ['Polarion', '/polarionPage'],
  ] as const) {
    const card = page.locator('article', { has: page.getByRole('heading', { name, exact: true }) });
    await expect.soft(card.getByRole('link', { name: /Learn More/ })).toHaveAttribute('href', path);
  }
  const footer = page.getByRole('contentinfo');
  for (const { path } of servicePages) await expect.soft(footer.locator(`a[href="${path}"]`)).toBeVisible();
  await expect.soft(footer).toContainText('© 2024');
  await expect.soft(footer.getByRole('link', { name: 'Website by Norvane' })).toBeVisible();
}

/** 150 words, a drawing that can be read on a phone, and ways to Contact Us and to the neighbours. */
async function expectServiceWords(page: Page, entry: (typeof servicePages)[number]) {
  await expect.poll(() => wordsIn(page, 'main')).toBeGreaterThan(150); // as soon as all of it is laid out
  await expect.soft(page.locator('main a[href^="/contactUs"]').first()).toBeVisible();
  const family = servicePages.filter((other) => other.family === entry.family && other !== entry);
  for (const { path } of family) await expect.soft(page.locator(`main a[href="${path}"]`).first(), path).toBeAttached();

  const figure = page.locator('main section:has(.intro) + section figure');
  await expect.soft(figure).toBeVisible();
  await expect.soft(figure.locator('figcaption h2')).toBeVisible();
  expect.soft(await tinyTexts(figure)).toEqual([]);

  if (entry.family !== 'enterprise-systems') return;
  await expect.soft(page.locator('.counter dd')).toHaveText(['35+', '1200+', '400+']);
  await expect.soft(page.locator('.why')).toContainText('partner awards six years in a row');
  await expect.soft(page.locator('#enquire form')).toBeVisible();
}

/** How many sheets the open page needs when it is printed. What fits one as narrow as A4 and as short as Letter fits both. */
export async function sheets(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ width: '210mm', height: '11in' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}
