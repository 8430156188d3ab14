import { expect, expectTypeOf, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { type PageTarget, siteMap, sitePage } from '../../../content/site-map.ts';
import { emptyHome, type ManagedHome } from '../../../contract/homepage.ts';
import type { PageWords } from '../../../contract/words.ts';
import { wordsService } from './words.ts';

const words = wordsService({ managedHome: async () => emptyHome });

test.each([...siteMap])('what $path says is a plain value without placeholders', async (page) => {
  const said = await words.of(page);
  expect(JSON.parse(JSON.stringify(said))).toEqual(said);
  expect(JSON.stringify(said)).not.toMatch(/\{[a-z][\w.]*\}/i);
  expect(said).not.toHaveProperty('keywords');
});

test('the kind of a page tells the type of its words; a dead link is no target', () => {
  expectTypeOf(words.of(sitePage('mendix-page'))).resolves.toEqualTypeOf<PageWords['low-code']>();
  expectTypeOf<'/nowhere'>().not.toExtend<PageTarget>();
  expectTypeOf<'/services#digital'>().toExtend<PageTarget>();
});

test('a service has its crumbs, its neighbours and the figures of its counters', async () => {
  const { crumbs, related, sections } = await words.of(sitePage('sap-ariba'));
  expect(crumbs).toEqual([{ text: 'Enterprise systems', path: '/services#enterprise-systems' }, { text: 'SAP Ariba' }]);
  expect(related).toMatchObject({ label: 'Related', heading: 'Other enterprise systems' });
  expect(related.pages.map(({ name }) => name)).not.toContain('SAP Ariba');
  expect(related.pages).toHaveLength(4);
  const whyUs = sections.find(({ kind }) => kind === 'why-us');
  expect(whyUs).toMatchObject({ counters: company.counters, tick: 20, award: company.award });
});

test('the low-code page brings the phrases it types', async () => {
  expect((await words.of(sitePage('mendix-page'))).typedPhrases).toHaveLength(3);
});

test('the services page lists every family with its pages, facts in place', async () => {
  const { families } = await words.of(sitePage('services'));
  expect(families.map(({ heading }) => heading)).toEqual([
    'Platforms',
    'Enterprise systems',
    'Managed services',
    'Solutions',
    'Digital services',
  ]);
  const summaries = families.flatMap(({ pages }) => pages.map(({ summary }) => summary));
  expect(summaries).toContain(`Specialists from ${company.talentBrand}`);
});

test('an article leads to the other ones, the blogs to all', async () => {
  const { cards } = await words.of(sitePage('blogs'));
  const { path, art, crumbs, next, others } = await words.of(sitePage('1'));
  expect({ path, art, next }).toEqual({ path: '/blogDetails/1', art: 'blogdetails-1', next: 'Read next' });
  expect(crumbs).toEqual([{ text: 'Partners Blogs', path: '/insights/blogs' }]);
  expect(others).toEqual(cards.filter((card) => card.path !== path));
  expect(cards).toHaveLength(2);
});

test('the home page has what administrators show now', async () => {
  let now: ManagedHome = emptyHome;
  const service = wordsService({ managedHome: async () => now });
  expect((await service.of(sitePage('home'))).managed).toEqual(emptyHome);
  now = { banners: [], services: null };
  expect((await service.of(sitePage('home'))).managed).toBe(now);
});

test('another company has other facts everywhere', async () => {
  const facts = {
    ...company,
    name: 'Polestar',
    contactOffice: { ...company.contactOffice, city: 'Bergen' },
    figures: { ...company.figures, countries: 3 },
  };
  const other = wordsService({ managedHome: async () => emptyHome, facts });
  const home = await other.of(sitePage('home'));
  expect(home.hero.lede).toMatch(/^Polestar is an/);
  expect([home.ticks.countries, home.glance.facts.countries.value]).toEqual([3, '3']);
  expect(home.officeChart).toContain('contact office in Bergen');
  expect((await other.of(sitePage('contact-us'))).office).toMatchObject({ heading: 'Contact office', city: 'Bergen' });
  expect(JSON.stringify(await other.of(sitePage('search')))).toContain('Polestar, ');
});
