import { expect, test } from 'vitest';
import { builtInWords } from './built-in.ts';
import { company } from './company.ts';
import { listings } from './listings.ts';
import { allServices, footerNavigation, mainNavigation, platformMenu } from './navigation.ts';
import { fillPlaceholders } from './placeholders.ts';
import { siteMap } from './site-map.ts';

/** What a search engine shows of each page. The browser's title has the company's name at its end, or on the home page in front. */
const heads = await Promise.all(
  [...siteMap, ...listings].map(async ({ id, path }) => {
    const { title, description = '' } = fillPlaceholders(await builtInWords(id), company);
    return { path, title: `${title} | ${company.name}`, description };
  }),
);
const inAnyCase = (texts: string[]) => new Set(texts.map((text) => text.toLowerCase()));

test.each(heads)('the title of $path names the offer and is not cut off: $title', ({ title }) => {
  expect(title.length).toBeGreaterThanOrEqual(30);
  expect(title.length).toBeLessThanOrEqual(60);
});

test.each(heads)('the description of $path has 70 to 160 characters', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('no two pages share a title or a description', () => {
  expect(inAnyCase(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(inAnyCase(heads.map(({ description }) => description)).size).toBe(heads.length);
});

/** Headings that the specification words otherwise than its menu. */
const specified: Record<string, string> = { '/insights/blogs': 'Partners Blogs', '/contactUs': 'Contact US!' };

test.each([...siteMap, ...listings].filter(({ kind }) => kind !== 'home'))(
  'the page that menus call $name is headed so',
  async ({ id, path, name, kind }) => {
    const words = fillPlaceholders(await builtInWords(id), company);
    const heading = 'hero' in words ? words.hero.heading : words.title;
    expect(heading).toBe(specified[path] ?? (kind === 'about' ? `${name} ${company.name}` : name));
  },
);

test('a link in a menu is called what the page is called', () => {
  const { about, insights, contact } = mainNavigation;
  const submenus = platformMenu.flatMap(({ submenu }) => [...submenu]);
  const links = [
    about,
    contact,
    allServices,
    ...insights.links,
    ...submenus,
    ...footerNavigation.company,
    ...footerNavigation.legal,
  ];
  for (const { text, path } of links) expect(text).toBe(siteMap.find((page) => page.path === path)?.name);
});

/** Texts whose address leads to a service, wherever they stand in a page's words. */
const linksIn = (value: unknown): { text: string; path: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own =
    'text' in value && 'path' in value && Object.keys(value).length === 2 ? [value as { text: string; path: string }] : [];
  return [...own, ...Object.values(value).flatMap(linksIn)];
};

test('the home page calls services what their pages are called', async () => {
  const links = linksIn(await builtInWords('home'));
  expect(links.length).toBeGreaterThan(10);
  for (const { text, path } of links) expect(text).toBe(siteMap.find((page) => page.path === path)?.name);
});
