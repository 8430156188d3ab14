import { blogCards, blogsPage } from '../../../content/blogs.ts';
import { articlePath, articles, newsPath } from '../../../content/catalogue.ts';
import { company } from '../../../content/company.ts';
import { dates } from '../../../content/dates.ts';
import { news, newsPage } from '../../../content/news.ts';
import type { Article, ArticleBlock } from '../../../content/page.ts';
import type { Feed, FeedEntry } from './feed.ts';
import { escapeXml } from './xml.ts';

const list = (items: string[], tag = 'ul') => `<${tag}>${items.map((text) => `<li>${escapeXml(text)}</li>`).join('')}</${tag}>`;

function blockHtml(block: ArticleBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeXml(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${escapeXml(block.text)}</p>`;
    case 'list':
      return list(block.items);
    case 'steps':
      return list(block.items, 'ol');
    case 'line':
      return `<p>${escapeXml(block.caption)}:</p>${list(block.steps.map(({ title, text }) => `${title}: ${text}`))}`;
    default:
      return block satisfies never;
  }
}

function articleEntry(article: Article): FeedEntry {
  const path = articlePath(article.id);
  return {
    path,
    title: article.title,
    summary: blogCards.find(({ id }) => id === article.id)?.desc ?? article.description,
    published: article.published,
    changed: dates[path]?.changed ?? article.published,
    html: `<p>${escapeXml(article.lede)}</p>${article.blocks.map(blockHtml).join('')}`,
  };
}

const newestFirst = (entries: FeedEntry[]) => entries.toSorted((one, other) => other.published.localeCompare(one.published));

/** What the blogs and the news offer to feed readers. */
export function feeds(publicUrl: string): { blogs: Feed; news: Feed } {
  const common = { author: company.name, publicUrl };
  return {
    blogs: {
      ...common,
      title: `${company.name}: ${blogsPage.title}`,
      description: blogsPage.description,
      pagePath: '/insights/blogs',
      feedPath: '/feeds/blogs',
      entries: newestFirst(articles.map(articleEntry)),
    },
    news: {
      ...common,
      title: `${company.name}: ${newsPage.title}`,
      description: newsPage.description,
      pagePath: '/insights/news',
      feedPath: '/feeds/news',
      entries: newestFirst(
        news.map(({ id, title, desc, timeStamp }) => ({
          path: newsPath(id),
          title,
          summary: desc,
          published: timeStamp,
          changed: timeStamp,
        })),
      ),
    },
  };
}
