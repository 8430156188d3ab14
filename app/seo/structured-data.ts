// Structured data (schema.org) for search engines. Imported by the server only. Every text is also visible on the page.

import { families } from '../../content/areas.ts';
import type { Crumb } from '../../content/crumbs.ts';
import type { CompanyFacts } from '../../content/schemas/company.ts';
import type { PageKind, PagePath, PublicPage, PublicPageOf, PublicServicePage } from '../../content/site-map.ts';
import { newsPath } from '../../content/targets.ts';
import type { PageWords } from '../../contract/words.ts';
import { artUrl } from '../ui/picture.tsx';
import { aboutData, jobData, type Thing } from './company-data.ts';

/** The parts of a page's words used here. */
type DescribedWords = {
  home: Pick<PageWords['home'], 'hero'>;
  service: Pick<PageWords['service'], 'hero' | 'crumbs'>;
  news: Pick<PageWords['news'], 'hero' | 'items'>;
  article: Pick<PageWords['article'], 'title' | 'lede' | 'topics' | 'published' | 'crumbs' | 'picture'>;
  about: Pick<PageWords['about'], 'people' | 'credentials' | 'legal'>;
  headed: { hero: { heading: string } };
};
type Describe<K extends PageKind, W> = (page: PublicPageOf<K>, words: W) => Thing[];

export function linkedDataOf<P extends PublicPage>(
  page: P,
  words: PageWords[P['kind']],
  { company, publicUrl }: { company: CompanyFacts; publicUrl: string },
): Thing[] {
  const url = (target: string) => publicUrl + target;
  const publisher = { '@type': 'Organization', '@id': url('/#organization'), name: company.name, url: url('/') };
  const picture = (art: string) => url(artUrl(`${art}-1280.webp`));

  const home: Describe<'home', DescribedWords['home']> = (_, { hero }) => [
    {
      ...publisher,
      description: hero.lede,
      logo: url('/icon-512.png'),
      foundingDate: String(company.founded.year),
      foundingLocation: { '@type': 'Country', name: company.founded.country },
    },
    {
      '@type': 'WebSite',
      '@id': url('/#website'),
      name: company.name,
      url: url('/'),
      inLanguage: 'en-CA',
      publisher,
      potentialAction: {
        '@type': 'SearchAction',
        target: url(`${'/search' satisfies PagePath}?q={query}`),
        'query-input': 'required name=query',
      },
    },
  ];

  function breadcrumbs(crumbs: Crumb[]): Thing {
    const steps = [{ text: 'Home', path: '/' }, ...crumbs];
    return {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ text, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: text,
        item: url(path ?? page.path),
      })),
    };
  }

  const headed = (_: PublicPage, { hero }: DescribedWords['headed']) => [breadcrumbs([{ text: hero.heading }])];

  const service = ({ path, family, art }: PublicServicePage, { hero, crumbs }: DescribedWords['service']) => [
    breadcrumbs(crumbs),
    {
      '@type': 'Service',
      name: hero.heading,
      description: hero.lede,
      serviceType: families[family],
      url: url(path),
      image: picture(art),
      provider: publisher,
    },
  ];

  const article: Describe<'article', DescribedWords['article']> = (
    { path, art },
    { title, lede, topics, published, crumbs, picture: uploaded },
  ) => [
    breadcrumbs(crumbs),
    {
      '@type': 'BlogPosting',
      headline: title,
      abstract: lede,
      keywords: topics,
      datePublished: published,
      inLanguage: 'en-CA',
      url: url(path),
      mainEntityOfPage: url(path),
      image: uploaded ? url(uploaded.image.src) : picture(art),
      author: publisher,
      publisher,
    },
  ];

  const news: Describe<'news', DescribedWords['news']> = (own, { hero, items }) => [
    ...headed(own, { hero }),
    {
      '@type': 'ItemList',
      name: hero.heading,
      itemListElement: items.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'NewsArticle',
          headline: item.title,
          description: item.desc,
          datePublished: item.timeStamp,
          url: url(newsPath(item.id)),
          image: item.picture ? url(item.picture.image.src) : picture(item.art),
          author: publisher,
          publisher,
        },
      })),
    },
  ];

  const about: Describe<'about', DescribedWords['about']> = (_, words) => aboutData(words, publisher, url);
  const detail: Describe<'detail', PageWords['detail']> = ({ path, art }, words) => [
    breadcrumbs([...words.crumbs, { text: words.title }]),
    words.job
      ? jobData(words, words.job, publisher, url(path))
      : {
          '@type': 'Article',
          headline: words.title,
          abstract: words.lede,
          datePublished: words.published,
          inLanguage: 'en-CA',
          url: url(path),
          mainEntityOfPage: url(path),
          image: words.picture ? url(words.picture.image.src) : picture(art),
          author: publisher,
          publisher,
        },
  ];

  const nothing = (): Thing[] => [];
  const describers: { [K in PageKind]: Describe<K, PageWords[K]> } = {
    home,
    about,
    services: headed,
    service,
    'low-code': service,
    lifecycle: service,
    blogs: headed,
    news,
    article,
    contact: nothing,
    search: headed,
    plain: headed,
    listing: headed,
    detail,
  };
  const describe = describers[page.kind] as Describe<PageKind, PageWords[P['kind']]>;
  return describe(page, words).map((thing) => ({ '@context': 'https://schema.org', ...thing }));
}
