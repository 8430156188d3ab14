import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminPaths, render, withDrawings } from '../../app/entry.server.tsx';
import { company } from '../../content/company.ts';
import { sitePage } from '../../content/site-map.ts';
import { bareSite } from '../../tests/harness/bare-site.ts';
import { readConfig } from '../config.ts';
import { makeLog } from '../log.ts';
import { discovery } from './discovery/discovery.http.ts';
import { socialPictureOf } from './discovery/social.http.ts';
import { sitePages } from './pages/pages.ts';
import { wordsService } from './pages/words.ts';

const partners = { erp: 'Ledgerly', cloud: 'Cumulus', lowcode: 'Blocks', lifecycle: 'Threads' };
const facts = { ...company, name: 'Acme Works', talentBrand: 'Acme People', partners };
const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://acme.example' });
const words = wordsService({ facts });

test('with the facts of another company no page names this one', async () => {
  const pages = sitePages({
    renderer: { ...bareSite, adminPaths, render, withDrawings, development: true },
    config,
    log: makeLog('silent'),
    words,
  });
  for (const path of [...pages.publicPaths, ...adminPaths, '/nowhere', '/sap']) {
    const html = (await pages.page(path)).bodies.identity.toString();
    expect(html, path).toContain('Acme Works');
    expect(html.match(/.{40}norvane.{20}/i)?.[0], path).toBeUndefined();
  }
});

test('nor does a feed, the manifest, llms.txt or a word under /words', async () => {
  const { files, routes } = discovery({ config, words });
  for (const [path, make] of files) expect((await make()).bodies.identity.toString(), path).not.toMatch(/norvane/i);
  const site = await words.now();
  for (const page of site.pages) expect(JSON.stringify(await site.of(page)), page.path).not.toMatch(/norvane/i);
  expect(await (await routes.request('/site.webmanifest')).json()).toMatchObject({ name: 'Acme Works' });
});

test('nor does the picture that a link to a page is shown with', async () => {
  const site = await words.now();
  for (const page of site.pages) {
    const picture = await socialPictureOf(page, site);
    expect(picture.name, page.path).toMatch(/^Acme (Works|People)$/);
    expect(JSON.stringify(picture), page.path).not.toMatch(/norvane/i);
  }
});

test('partners go by the names in the facts where we speak of whom we work with', async () => {
  const site = await words.now();
  const products = /SAP (S\/4HANA|Business ByDesign|Business One|Customer Checkout|Ariba)|Mendix low-code|Polarion lifecycle/g;
  for (const id of ['home', 'about-us', 'services', 'blogs'] as const) {
    const { keywords: _, ...own } = await site.own(sitePage(id));
    expect(JSON.stringify(own).replace(products, ''), id).not.toMatch(/\b(SAP|Oracle|Mendix|Polarion)\b(?!")/);
  }
  expect(JSON.stringify(await site.own(sitePage('home')))).toContain('built on Ledgerly, Cumulus, Blocks and Threads');
});

test('the name is typed in content/company.ts and its lettering alone', () => {
  const sources = ['app', 'server', 'contract', 'content'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const typing = sources
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /['"`> ]Norvane(?! (?:Display|Text)')/.test(readFileSync(file, 'utf8'))); // two fonts have it in their names
  expect(typing.sort()).toEqual(['content/company.ts', 'content/wordmark.ts']);
});
