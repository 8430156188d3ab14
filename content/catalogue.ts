// Every public page with its words, for those who read all of them at once: sitemap, feeds, llms.txt, the search index.
// The browser never imports this file: it would fetch the whole site.
import { aboutPage } from './about.ts';
import { accessibilityPage } from './accessibility.ts';
import { article as firstArticle } from './articles/1.ts';
import { article as secondArticle } from './articles/2.ts';
import { blogCards, blogsPage } from './blogs.ts';
import { company } from './company.ts';
import { contactPage } from './contact.ts';
import { homePage } from './home.ts';
import { news, newsPage } from './news.ts';
import type { Article } from './page.ts';
import { families, pages } from './pages.ts';
import { privacyPage } from './privacy.ts';
import { familyTexts, servicesPage } from './services.ts';

export type CataloguePage = {
  path: string;
  title: string;
  description: string;
  /** Where it belongs, in words a visitor reads. */
  area: string;
  keywords: readonly string[];
  /** Everything the page says, as it stands in content/. */
  words: unknown[];
};

export const articles: Article[] = [firstArticle, secondArticle];

const companyArea = 'Company';
const insightsArea = 'Insights';
const legalArea = 'Legal';

const plain = (
  path: string,
  area: string,
  { keywords = [], ...page }: { title: string; description: string; keywords?: readonly string[] },
  more: unknown[] = [],
): CataloguePage => ({
  path,
  title: page.title,
  description: page.description,
  area,
  keywords,
  words: [page, ...more],
});

/** The public pages in the order of the route table; the search page is not one of them. */
export async function catalogue(): Promise<CataloguePage[]> {
  const services = pages.map(async ({ path, name, summary, family, load }) => {
    const { page, ...more } = await load();
    return plain(path, families[family], page, [more, { heading: name }, summary]);
  });
  const serviceNames = pages.map(({ name, summary }) => ({ heading: name, summary }));
  return [
    { ...plain('/', companyArea, homePage), title: `${company.name}, ${homePage.title}` },
    plain('/about-us', companyArea, aboutPage),
    plain('/services', companyArea, servicesPage, [families, familyTexts, serviceNames]),
    ...(await Promise.all(services)),
    plain('/insights/blogs', insightsArea, blogsPage, [blogCards]),
    plain('/insights/news', insightsArea, newsPage, [news]),
    ...articles.map((article) => plain(articlePath(article.id), 'Article', article)),
    plain('/contactUs', companyArea, contactPage),
    plain('/privacy', legalArea, privacyPage),
    plain('/accessibility', legalArea, accessibilityPage),
  ];
}

export const articlePath = (id: number) => `/blogDetails/${id}`;

/** News items have no page of their own: each is a place on the news page. */
export const newsPath = (id: number) => `/insights/news#news-${id}`;
