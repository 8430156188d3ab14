import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distance } from '../../contract/distance.ts';
import { searchIndex } from '../../server/web/pages/search-index.ts';
import { wordsService } from '../../server/web/pages/words.ts';
import { rank } from './rank.ts';

const index = await searchIndex(await wordsService({}).now());
const first = (query: string) => rank(index, query)[0]?.path;

test.each([
  ['ariba', '/enterprise-systems/sap-ariba'],
  ['SAP S/4HANA', '/enterprise-systems/sap-hana'],
  ['s4hana', '/enterprise-systems/sap-hana'],
  ['low code', '/mendixPage'],
  ['end to end', '/solutions/retail-end-to-end'],
  ['contact', '/contactUs'],
  ['bi', '/AnalyticsBI'],
  ['all services on one page', '/insights/news#news-6'],
  ['lifecycle management in finance', '/blogDetails/2'],
  ['services', '/services'],
  ['azure', '/managed-services/manage-cloud'],
  ['aws', '/managed-services/manage-cloud'],
  ['erp', '/enterprise-systems/sap-hana'],
])('%s finds %s first', (query, path) => expect(first(query)).toBe(path));

test.each([
  ['home', '/'],
  ['homepage', '/'],
  ['phone', '/contactUs'],
  ['address', '/contactUs'],
  ['norvane talent', '/managed-services/staff-augmentation'],
  ['hire developers', '/managed-services/staff-augmentation'],
  ['business intelligence', '/AnalyticsBI'],
  ['sso', '/digitalIdentity'],
  ['mfa', '/digitalIdentity'],
  ['gcp', '/solutions/sap-on-google'],
  ['b1', '/enterprise-systems/sap-business-one'],
  ['open banking', '/digitalFinance'],
  ['openbanking', '/digitalFinance'],
  ['platform as a service', '/Paas'],
  ['infrastructure as a service', '/Iaas'],
  ['gdpr', '/privacy'],
  ['cookies', '/privacy'],
  ['sap hanna', '/enterprise-systems/sap-hana'],
  ['sap hana', '/enterprise-systems/sap-hana'],
  ['pos', '/enterprise-systems/sap-customer-checkout'],
  ['point of sale', '/enterprise-systems/sap-customer-checkout'],
])('%s, a word of visitors, finds %s first', (query, path) => expect(first(query)).toBe(path));

test.each(['docker', 'learning', 'null', 'undefined', 'salesforce', 'pizza'])('%s is not taken for a typing error', (query) =>
  expect(rank(index, query)).toEqual([]),
);

test('outsourcing finds what we run and whom we lend', () => {
  const [one, other] = rank(index, 'outsourcing').map(({ path }) => path);
  expect([one, other].toSorted()).toEqual(['/managed-services/manage-cloud', '/managed-services/staff-augmentation']);
});

test.each([
  ['careers', 'Working at Norvane'],
  ['jobs', 'Working at Norvane'],
  ['pricing', 'Prices and estimates'],
  ['price', 'Prices and estimates'],
])('%s has no page and is answered by what we offer instead', (query, title) => {
  const [answer] = rank(index, query);
  expect(answer?.title).toBe(title);
  expect(answer?.path).toMatch(/^\/contactUs#/);
});

test('a few letters are looked for at the beginning of words only', () => {
  expect(rank(index, 'sso').map(({ path }) => path)).toEqual(['/digitalIdentity']); // not the processor
  expect(rank(index, 'ware').map(({ path }) => path)).toContain('/ApplicationDevelopment'); // software
});

test('a page comes before a news item that has the word just as well', () => {
  const page = { path: '/page', title: 'Cloud', area: '', summary: '', keywords: [], heads: '', words: '' };
  const item = { ...page, path: '/insights/news/an-item' };
  expect(rank([item, page], 'cloud')).toEqual([page, item]);
});

test.each([
  ['oracel', '/Oracle'],
  ['mendics', '/mendixPage'],
  ['polaron', '/polarionPage'],
  ['identty', '/digitalIdentity'],
  ['augmentaton', '/managed-services/staff-augmentation'],
  ['nendix', '/mendixPage'],
  ['manged clud', '/managed-services/manage-cloud'],
  ['privcy', '/privacy'],
])('%s is understood in spite of its typing errors', (query, path) => expect(first(query)).toBe(path));

test('every page, article, service and news item is found by its own title', () => {
  for (const { path, title } of index) expect(first(title), title).toBe(path);
});

test('results come while a word is still being typed', () => {
  for (const part of ['pol', 'pola', 'polar', 'polari', 'polario']) expect(first(part)).toBe('/polarionPage');
});

test('accents and letter case make no difference', () => expect(first('ÓRÄCLE')).toBe('/Oracle'));

test('all the words of a question must fit, if there is anything they all fit', () => {
  expect(rank(index, 'sap google').map(({ path }) => path)).toContain('/solutions/sap-on-google');
  expect(rank(index, 'sap google').map(({ path }) => path)).not.toContain('/enterprise-systems/sap-business-one');
});

test('nothing is found for nothing, for signs and for nonsense', () => {
  for (const query of ['', '   ', '?!', 'qqqqqqqq']) expect(rank(index, query)).toEqual([]);
});

test('any text can be asked for', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (query) => Array.isArray(rank(index, query))),
    { numRuns: 40 },
  );
});

test('typing errors are counted: added, left out, changed and swapped letters', () => {
  expect(distance('oracle', 'oracle', 2)).toBe(0);
  expect(distance('oraclle', 'oracle', 2)).toBe(1);
  expect(distance('orace', 'oracle', 2)).toBe(1);
  expect(distance('oradle', 'oracle', 2)).toBe(1);
  expect(distance('oracel', 'oracle', 2)).toBe(1);
  expect(distance('mendix', 'oracle', 2)).toBe(3);
  expect(distance('oarc', 'oracle', 1, true)).toBe(1);
});

test('the index stays small', () => expect(JSON.stringify(index).length).toBeLessThan(60_000));
