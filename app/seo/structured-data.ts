// What a page says, once more for search engines (schema.org). Only the server imports this: the browser has no use for it.
// Every text stands on the page as well; nothing is claimed here that a visitor cannot read.

import { accessibilityPage } from '../content/accessibility.ts';
import { blogsPage } from '../content/blogs.ts';
import { articlePath, articles, newsPath } from '../content/catalogue.ts';
import { company } from '../content/company.ts';
import { type Crumb, serviceCrumbs } from '../content/crumbs.ts';
import { homePage } from '../content/home.ts';
import { news, newsPage } from '../content/news.ts';
import type { Article } from '../content/page.ts';
import { families, type PageEntry, pages } from '../content/pages.ts';
import { privacyPage } from '../content/privacy.ts';
import { searchPage, searchPath } from '../content/labels/search.ts';
import { servicesPage } from '../content/services.ts';
import { artUrl } from './ui/picture.tsx';

type Thing = { '@type': string } & Record<string, unknown>;

const inContext = (thing: Thing) => ({ '@context': 'https://schema.org', ...thing });

/** The structured data of a public page; none for other addresses. */
export async function linkedDataOf(path: string, publicUrl: string): Promise<Thing[]> {
  const url = (target: string) => publicUrl + target;
  const publisher = { '@type': 'Organization', '@id': url('/#organization'), name: company.name, url: url('/') };
  const picture = (art: string) => url(artUrl(`${art}-1280.webp`));

  function home(): Thing[] {
    const organization = {
      ...publisher,
      description: homePage.hero.lede,
      logo: url('/icon-512.png'),
      foundingDate: String(company.founded.year),
      foundingLocation: { '@type': 'Country', name: company.founded.country },
    };
    const searching = { '@type': 'SearchAction', target: url(`${searchPath}?q={query}`), 'query-input': 'required name=query' };
    const site = {
      '@type': 'WebSite',
      '@id': url('/#website'),
      name: company.name,
      url: url('/'),
      inLanguage: 'en-CA',
      publisher,
      potentialAction: searching,
    };
    return [organization, site];
  }

  function breadcrumbs(crumbs: Crumb[]): Thing {
    const steps = [{ text: 'Home', path: '/' }, ...crumbs];
    return {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ text, path: target }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: text,
        item: url(target ?? path),
      })),
    };
  }

  async function service(entry: PageEntry): Promise<Thing> {
    const { hero } = (await entry.load()).page;
    return {
      '@type': 'Service',
      name: hero.heading,
      description: hero.lede,
      serviceType: families[entry.family],
      url: url(path),
      image: picture(entry.art),
      provider: publisher,
    };
  }

  const posting = ({ id, title, lede, topics, published }: Article): Thing => ({
    '@type': 'BlogPosting',
    headline: title,
    abstract: lede,
    keywords: topics,
    datePublished: published,
    inLanguage: 'en-CA',
    url: url(articlePath(id)),
    mainEntityOfPage: url(articlePath(id)),
    image: picture(`blogdetails-${id}`),
    author: publisher,
    publisher,
  });

  const newsList = (): Thing => ({
    '@type': 'ItemList',
    name: newsPage.hero.heading,
    itemListElement: news.map(({ id, title, desc, timeStamp, art }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'NewsArticle',
        headline: title,
        description: desc,
        datePublished: timeStamp,
        url: url(newsPath(id)),
        image: picture(art),
        author: publisher,
        publisher,
      },
    })),
  });

  const entry = pages.find((candidate) => candidate.path === path);
  const article = articles.find(({ id }) => articlePath(id) === path);
  const own: Record<string, () => Thing[]> = {
    '/': home,
    '/services': () => [breadcrumbs([{ text: servicesPage.title }])],
    '/insights/blogs': () => [breadcrumbs([{ text: blogsPage.title }])],
    '/insights/news': () => [breadcrumbs([{ text: newsPage.title }]), newsList()],
    '/privacy': () => [breadcrumbs([{ text: privacyPage.title }])],
    '/accessibility': () => [breadcrumbs([{ text: accessibilityPage.title }])],
    [searchPath]: () => [breadcrumbs([{ text: searchPage.title }])],
  };
  const things = entry
    ? [breadcrumbs(serviceCrumbs(entry)), await service(entry)]
    : article
      ? [breadcrumbs([{ text: blogsPage.title, path: '/insights/blogs' }]), posting(article)]
      : (own[path]?.() ?? []);
  return things.map(inContext);
}
