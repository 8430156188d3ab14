import { declaration, escapeXml } from './xml.ts';

export type FeedEntry = {
  path: string;
  /** What readers know it by; its path if omitted. */
  id?: string;
  title: string;
  summary: string;
  /** ISO dates. */
  published: string;
  changed: string;
  /** The full text as HTML, if there is more than the summary. */
  html?: string;
};

export type Feed = {
  title: string;
  description: string;
  author: string;
  publicUrl: string;
  /** The page that the feed covers, and the feed's path without extension. */
  pagePath: string;
  feedPath: string;
  /** Newest first. */
  entries: FeedEntry[];
};

const midnight = (date: string) => `${date}T00:00:00Z`;
const mailDate = (date: string) => new Date(midnight(date)).toUTCString();
const newest = ({ entries }: Feed) =>
  entries.map(({ changed }) => changed).reduce((one, other) => (other > one ? other : one), '1970-01-01');

export function rss(feed: Feed): string {
  const { title, description, publicUrl, pagePath, feedPath, entries } = feed;
  const items = entries.map(
    ({ path, id = path, title, summary, published, html }) => `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(publicUrl + path)}</link>
<guid isPermaLink="${id === path}">${escapeXml(publicUrl + id)}</guid>
<pubDate>${mailDate(published)}</pubDate>
<description>${escapeXml(summary)}</description>${html ? `\n<content:encoded>${escapeXml(html)}</content:encoded>` : ''}
</item>`,
  );
  return `${declaration}
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(title)}</title>
<link>${escapeXml(publicUrl + pagePath)}</link>
<description>${escapeXml(description)}</description>
<language>en-ca</language>
<lastBuildDate>${mailDate(newest(feed))}</lastBuildDate>
<atom:link href="${escapeXml(`${publicUrl}${feedPath}.rss`)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
}

/** Atom (RFC 4287). */
export function atom(feed: Feed): string {
  const { title, description, author, publicUrl, pagePath, feedPath, entries } = feed;
  const items = entries.map(
    ({ path, id = path, title, summary, published, changed, html }) => `<entry>
<title>${escapeXml(title)}</title>
<id>${escapeXml(publicUrl + id)}</id>
<link href="${escapeXml(publicUrl + path)}"/>
<published>${midnight(published)}</published>
<updated>${midnight(changed)}</updated>
<summary>${escapeXml(summary)}</summary>${html ? `\n<content type="html">${escapeXml(html)}</content>` : ''}
</entry>`,
  );
  return `${declaration}
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(description)}</subtitle>
<id>${escapeXml(publicUrl + pagePath)}</id>
<link href="${escapeXml(publicUrl + pagePath)}"/>
<link rel="self" href="${escapeXml(`${publicUrl}${feedPath}.atom`)}" type="application/atom+xml"/>
<updated>${midnight(newest(feed))}</updated>
<author><name>${escapeXml(author)}</name></author>
${items.join('\n')}
</feed>
`;
}
