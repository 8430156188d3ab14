import { dates } from '../../../content/dates.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { ArticleBlock } from '../../../content/schemas/article.ts';
import type { Inline } from '../../../content/schemas/inline.ts';
import { sitePage } from '../../../content/site-map.ts';
import { newsPath, newsPlace } from '../../../content/targets.ts';
import type { ListedArticle } from '../pages/dated-lists.ts';
import type { Source } from './catalogue.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { escapeXml } from './xml.ts';

/** Feed readers keep what they have seen; the newest are enough. */
const mostEntries = 50;

const list = (items: string[], tag = 'ul') => `<${tag}>${items.map((html) => `<li>${html}</li>`).join('')}</${tag}>`;

function runHtml({ text, bold, italic, code, link }: Inline, publicUrl: string): string {
  let html = escapeXml(text);
  if (code) html = `<code>${html}</code>`;
  if (italic) html = `<em>${html}</em>`;
  if (bold) html = `<strong>${html}</strong>`;
  return link ? `<a href="${escapeXml(link.startsWith('/') ? publicUrl + link : link)}">${html}</a>` : html;
}

function blockHtml(block: ArticleBlock, publicUrl: string): string {
  const runs = (text: Inline[]) => text.map((run) => runHtml(run, publicUrl)).join('');
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escapeXml(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${runs(block.text)}</p>`;
    case 'list':
      return list(block.items.map(runs));
    case 'steps':
      return list(block.items.map(runs), 'ol');
    case 'quote':
      return `<blockquote><p>${runs(block.text)}</p></blockquote>`;
    case 'picture':
      return `<p><img src="${publicUrl}/uploads/images/${block.image}" alt="${block.decorative ? '' : escapeXml(block.alt)}"/></p>`;
    case 'line':
      return `<p>${escapeXml(block.caption)}:</p>${list(block.steps.map(({ title, text }) => escapeXml(`${title}: ${text}`)))}`;
    default:
      return block satisfies never;
  }
}

function articleEntry({ page: { path }, words, changedAt }: ListedArticle, publicUrl: string): FeedEntry {
  return {
    path,
    title: words.title,
    summary: words.summary,
    published: words.published,
    changed: changedAt ? new Date(changedAt).toISOString().slice(0, 10) : (dates[path]?.changed ?? words.published),
    html: `<p>${escapeXml(words.lede)}</p>${words.blocks.map((block) => blockHtml(block, publicUrl)).join('')}`,
  };
}

/** The feeds of blogs and news. */
export async function feeds(publicUrl: string, { own, facts, lists }: Source): Promise<{ blogs: Feed; news: Feed }> {
  const common = { author: facts.name, publicUrl };
  const [blogsPage, newsPage] = [sitePage('blogs'), sitePage('news')];
  const [blogs, news] = await Promise.all([own(blogsPage), own(newsPage)]);
  const [articles, items] = await Promise.all([lists.articles(0, mostEntries), lists.news(0, mostEntries)]);
  return {
    blogs: {
      ...common,
      title: `${facts.name}: ${blogs.hero.heading}`,
      description: blogs.description,
      pagePath: blogsPage.path,
      feedPath: '/feeds/blogs',
      entries: fillPlaceholders(articles.items, facts).map((item) => articleEntry(item, publicUrl)),
    },
    news: {
      ...common,
      title: `${facts.name}: ${news.hero.heading}`,
      description: news.description,
      pagePath: newsPage.path,
      feedPath: '/feeds/news',
      entries: fillPlaceholders(items.items, facts).map(({ id, title, desc, timeStamp }) => ({
        path: newsPath(id),
        id: newsPlace(id, 1), // feed readers know it by its first address
        title,
        summary: desc,
        published: timeStamp,
        changed: timeStamp,
      })),
    },
  };
}
