import { dates } from '../../../content/dates.ts';
import type { ArticleBlock, ArticleWords } from '../../../content/schemas/article.ts';
import { type PagePath, sitePage } from '../../../content/site-map.ts';
import { newsPath } from '../../../content/targets.ts';
import { articlePages } from '../pages/page-links.ts';
import type { Source } from './catalogue.ts';
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

function articleEntry(path: PagePath, article: ArticleWords): FeedEntry {
  return {
    path,
    title: article.title,
    summary: article.summary,
    published: article.published,
    changed: dates[path]?.changed ?? article.published,
    html: `<p>${escapeXml(article.lede)}</p>${article.blocks.map(blockHtml).join('')}`,
  };
}

const newestFirst = (entries: FeedEntry[]) => entries.toSorted((one, other) => other.published.localeCompare(one.published));

/** The feeds of blogs and news. */
export async function feeds(publicUrl: string, { own, facts }: Source): Promise<{ blogs: Feed; news: Feed }> {
  const common = { author: facts.name, publicUrl };
  const [blogsPage, newsPage] = [sitePage('blogs'), sitePage('news')];
  const [blogs, news] = await Promise.all([own(blogsPage), own(newsPage)]);
  const articles = await Promise.all(articlePages.map(async (page) => articleEntry(page.path, await own(page))));
  return {
    blogs: {
      ...common,
      title: `${facts.name}: ${blogs.hero.heading}`,
      description: blogs.description,
      pagePath: blogsPage.path,
      feedPath: '/feeds/blogs',
      entries: newestFirst(articles),
    },
    news: {
      ...common,
      title: `${facts.name}: ${news.hero.heading}`,
      description: news.description,
      pagePath: newsPage.path,
      feedPath: '/feeds/news',
      entries: newestFirst(
        news.items.map(({ id, title, desc, timeStamp }) => ({
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
