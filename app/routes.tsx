import type { PageKind } from '../content/site-map.ts';
import type { PageResource } from '../contract/page-resource.ts';
import { type LazyComponent, lazyComponent } from './navigation/lazy-component.ts';

export type PageProps<Kind extends PageKind> = { page: PageResource<Kind> };

/** The component of each kind of public page. */
export const routes: { [Kind in PageKind]: LazyComponent<PageProps<Kind>> } = {
  home: lazyComponent(() => import('./routes/home.tsx')),
  about: lazyComponent(() => import('./routes/about-us.tsx')),
  services: lazyComponent(() => import('./routes/services.tsx')),
  service: lazyComponent(() => import('./routes/service-page.tsx')),
  'low-code': lazyComponent(() => import('./routes/low-code-page.tsx')),
  lifecycle: lazyComponent(() => import('./routes/service-page.tsx')),
  blogs: lazyComponent(() => import('./routes/blogs.tsx')),
  news: lazyComponent(() => import('./routes/news.tsx')),
  article: lazyComponent(() => import('./routes/article.tsx')),
  contact: lazyComponent(() => import('./routes/contact-us.tsx')),
  search: lazyComponent(() => import('./routes/search.tsx')),
  listing: lazyComponent(() => import('./routes/listing.tsx')),
  detail: lazyComponent(() => import('./routes/detail.tsx')),
  plain: lazyComponent(() => import('./routes/plain-page.tsx')),
};
