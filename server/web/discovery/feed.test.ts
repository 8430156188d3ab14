import { expect, test } from 'vitest';
import { wordsService } from '../pages/words.ts';
import { atom, type Feed, rss } from './feed.ts';
import { feeds } from './feeds.ts';

const publicUrl = 'https://norvane.example';
const feed: Feed = {
  title: 'Notes & more',
  description: 'a < b',
  author: 'Norvane',
  publicUrl,
  pagePath: '/insights/blogs',
  feedPath: '/feeds/blogs',
  entries: [
    {
      path: '/blogDetails/1',
      title: '"Q" <1>',
      summary: 'S & T',
      published: '2024-05-14',
      changed: '2026-11-15',
      html: '<p>R&amp;D</p>',
    },
  ],
};

test('RSS escapes what it is given and dates items the way mail does', () => {
  const xml = rss(feed);
  expect(xml).toContain('<title>Notes &amp; more</title>');
  expect(xml).toContain('<title>&quot;Q&quot; &lt;1&gt;</title>');
  expect(xml).toContain('<pubDate>Tue, 14 May 2024 00:00:00 GMT</pubDate>');
  expect(xml).toContain('<content:encoded>&lt;p&gt;R&amp;amp;D&lt;/p&gt;</content:encoded>');
  expect(xml).toContain('<atom:link href="https://norvane.example/feeds/blogs.rss" rel="self" type="application/rss+xml"/>');
});

test('Atom says when an entry was published and when it changed', () => {
  const xml = atom(feed);
  expect(xml).toContain('<published>2024-05-14T00:00:00Z</published>\n<updated>2026-11-15T00:00:00Z</updated>');
  expect(xml).toContain('<id>https://norvane.example/blogDetails/1</id>');
});

test('a feed is as new as its newest entry', () => {
  const [entry] = feed.entries;
  const entries = entry ? [{ ...entry, changed: '2025-01-01' }, entry] : [];
  expect(atom({ ...feed, entries })).toContain('type="application/atom+xml"/>\n<updated>2026-11-15T00:00:00Z</updated>');
});

test('the blogs carry both articles whole, the news all six items, the newest first', async () => {
  const { blogs, news } = await feeds(publicUrl, await wordsService({}).now());
  expect(blogs.entries.map(({ path }) => path).toSorted()).toEqual(['/blogDetails/1', '/blogDetails/2']);
  for (const { html } of blogs.entries) expect(html).toMatch(/^<p>.*<h2>/);
  expect(news.entries).toHaveLength(6);
  const published = news.entries.map((entry) => entry.published);
  expect(published).toEqual(published.toSorted().toReversed());
});
