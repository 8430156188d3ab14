import type { PageKind } from '../content/site-map.ts';
import type { PageResource } from '../contract/page-resource.ts';
import { type LazyComponent, lazyComponent } from './navigation/lazy-component.ts';

export type PageProps<Kind extends PageKind> = { page: PageResource<Kind> };

/** The component of each kind of public page, in the file of its name: the server preloads that (`pageModules`). */
export const routes: { [Kind in PageKind]: LazyComponent<PageProps<Kind>> } = {
  home: lazyComponent(() => import('./routes/home.tsx')),
  about: lazyComponent(() => import('./routes/about.tsx')),
  services: lazyComponent(() => import('./routes/services.tsx')),
  service: lazyComponent(() => import('./routes/service.tsx')),
  'low-code': lazyComponent(() => import('./routes/low-code.tsx')),
  lifecycle: lazyComponent(() => import('./routes/service.tsx')),
  blogs: lazyComponent(() => import('./routes/blogs.tsx')),
  news: lazyComponent(() => import('./routes/news.tsx')),
  article: lazyComponent(() => import('./routes/article.tsx')),
  contact: lazyComponent(() => import('./routes/contact.tsx')),
  search: lazyComponent(() => import('./routes/search.tsx')),
  listing: lazyComponent(() => import('./routes/listing.tsx')),
  detail: lazyComponent(() => import('./routes/detail.tsx')),
  plain: lazyComponent(() => import('./routes/plain.tsx')),
};
