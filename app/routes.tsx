import type { Article, Hue } from '../content/page.ts';
import { type PageEntry, pages } from '../content/pages.ts';
import { searchPath } from '../content/search.ts';
import { panelNames, panelPath } from './admin/shell/panel-names.ts';
import { refreshManagedHome, useManagedHome } from './api/homepage.ts';
import { type Screen, screen } from './screen.tsx';

/** One row of the route table. `bare` screens have neither site header nor footer, those with `ownMain` bring their <main>. */
export type SiteRoute = Screen & { path: string; hue: Hue; bare?: boolean; ownMain?: boolean };

const plain = (
  path: string,
  load: () => Promise<{ default: () => React.ReactNode }>,
  more: Partial<SiteRoute> = {},
): SiteRoute => ({
  path,
  hue: 'company',
  ...screen(async () => (await load()).default),
  ...more,
});

function homePage(): SiteRoute {
  const component = screen(async () => {
    const { default: Home } = await import('./routes/home.tsx');
    return () => <Home managed={useManagedHome()} />;
  });
  const load = async () => {
    await Promise.all([component.load(), refreshManagedHome()]);
  };
  return { path: '/', hue: 'company', ...component, load };
}

/** A page that is data: its words and the one component that shows them arrive together. */
function contentPage(entry: PageEntry): SiteRoute {
  const component = screen(async () => {
    const [{ default: ContentPage }, { page }] = await Promise.all([import('./routes/content-page.tsx'), entry.load()]);
    return () => <ContentPage entry={entry} page={page} />;
  });
  return { path: entry.path, hue: entry.hue, ...component };
}

function lowCodePage(entry: PageEntry): SiteRoute {
  const component = screen(async () => {
    const [{ default: LowCodePage }, content] = await Promise.all([
      import('./routes/low-code-page.tsx'),
      import('../content/pages/mendix-page.ts'),
    ]);
    return () => <LowCodePage entry={entry} page={content.page} typedPhrases={content.typedPhrases} />;
  });
  return { path: entry.path, hue: entry.hue, ...component };
}

function lifecyclePage(entry: PageEntry): SiteRoute {
  const component = screen(async () => {
    const [{ default: LifecyclePage }, { page }] = await Promise.all([import('./routes/lifecycle-page.tsx'), entry.load()]);
    return () => <LifecyclePage entry={entry} page={page} />;
  });
  return { path: entry.path, hue: entry.hue, ...component };
}

function articlePage(path: string, hue: Hue, load: () => Promise<{ article: Article }>): SiteRoute {
  const component = screen(async () => {
    const [{ default: ArticlePage }, { article }] = await Promise.all([import('./routes/article.tsx'), load()]);
    return () => <ArticlePage article={article} />;
  });
  return { path, hue, ...component };
}

function searchPage(): SiteRoute {
  const component = screen(async () => {
    const [{ default: Search }, { loadSearchIndex }] = await Promise.all([
      import('./routes/search.tsx'),
      import('./search/load-index.ts'),
    ]);
    const documents = await loadSearchIndex();
    return () => <Search documents={documents} />;
  });
  return { path: searchPath, hue: 'company', ...component };
}

const ownLook: Record<string, (entry: PageEntry) => SiteRoute> = { '/mendixPage': lowCodePage, '/polarionPage': lifecyclePage };

export const publicRoutes: SiteRoute[] = [
  homePage(),
  plain('/about-us', () => import('./routes/about-us.tsx')),
  plain('/services', () => import('./routes/services.tsx')),
  ...pages.map((entry) => (ownLook[entry.path] ?? contentPage)(entry)),
  plain('/insights/blogs', () => import('./routes/blogs.tsx')),
  plain('/insights/news', () => import('./routes/news.tsx')),
  articlePage('/blogDetails/1', 'lowcode', () => import('../content/articles/1.ts')),
  articlePage('/blogDetails/2', 'lifecycle', () => import('../content/articles/2.ts')),
  plain('/contactUs', () => import('./routes/contact-us.tsx')),
  searchPage(),
  plain('/privacy', () => import('./routes/privacy.tsx')),
  plain('/accessibility', () => import('./routes/accessibility.tsx')),
];

const account = (path: string, load: Parameters<typeof plain>[1]) => plain(path, load, { bare: true });
const dashboard = screen(async () => (await import('./admin/shell/dashboard.tsx')).default);
const panel = (path: string): SiteRoute => ({ path, hue: 'company', bare: true, ownMain: true, ...dashboard });

/** Screens for administrators: not indexed, and their pages hold no data. */
export const adminRoutes: SiteRoute[] = [
  account('/adminregister', () => import('./admin/account/register.tsx')),
  account('/adminVerifyEmail', () => import('./admin/account/verify-email.tsx')),
  account('/adminLogin', () => import('./admin/account/login.tsx')),
  account('/forget-password', () => import('./admin/account/forgot-password.tsx')),
  account('/reset-password', () => import('./admin/account/reset-password.tsx')),
  panel('/adminDashboard'),
  ...panelNames.map((name) => panel(panelPath(name))),
];

/** Every component in its states; exists in development only. */
const componentPage: SiteRoute[] = import.meta.env.DEV
  ? [{ path: '/_components', hue: 'company', ...screen(async () => (await import('./ui/component-page.tsx')).ComponentPage) }]
  : [];

export const routes: SiteRoute[] = [...publicRoutes, ...adminRoutes, ...componentPage];

/** The route of a path, in any letter case and with or without a trailing slash. */
export function routeAt(path: string): SiteRoute | undefined {
  const wanted = plainPath(path);
  return routes.find((route) => route.path.toLowerCase() === wanted);
}

const plainPath = (path: string) => (path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path).toLowerCase();
