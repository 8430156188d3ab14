import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app.tsx';
import { adminRoutes, publicRoutes, routeAt } from './routes.tsx';
import { builtInLinkedData } from './seo/built-in-linked-data.ts';
import { type Site, SiteContext } from './site.ts';

export const publicPaths = publicRoutes.map((route) => route.path);
export const adminPaths = adminRoutes.map((route) => route.path);

type Rendered = { head: string; body: string; linkedData?: unknown[] };

/** Renders one path with its query: `head` holds the tags React hoists, `body` what stands inside #app. */
export async function render(path: string, site: Site, { fault = false } = {}): Promise<Rendered> {
  const pathname = path.split('?')[0] ?? '/';
  if (!fault) await routeAt(pathname)?.load();
  const html = renderToString(
    <SiteContext value={site}>
      <StaticRouter location={path}>
        <App fault={fault} />
      </StaticRouter>
    </SiteContext>,
  );
  const start = html.indexOf('<div class="site"');
  return {
    head: html.slice(0, start),
    body: html.slice(start),
    linkedData: fault ? [] : await builtInLinkedData(pathname, site.publicUrl),
  };
}
