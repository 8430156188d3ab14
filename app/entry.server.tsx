import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { CompanyFacts } from '../content/schemas/company.ts';
import type { PageKind, PublicPage } from '../content/site-map.ts';
import { isAccountPath } from '../contract/admin-paths.ts';
import type { MeantLink, PageResource } from '../contract/page-resource.ts';
import { adminScreen } from './admin/screens.tsx';
import { App, Main } from './app.tsx';
import { LocationContext, toLocation } from './navigation/location.ts';
import { loadPage, screenOf } from './navigation/public-pages.tsx';
import type { Screen } from './navigation/router.tsx';
import ErrorScreen from './routes/error-screen.tsx';
import { linkedDataOf } from './seo/structured-data.ts';
import { AfterMain, BeforeMain } from './shell/shell.tsx';
import { type Site, SiteContext } from './site.ts';
import { withDrawings } from './with-drawings.tsx';

export { adminPaths } from '../contract/admin-paths.ts';
export { withDrawings };

/** What to render: a public page with its words, a back-office screen, or the error screen. */
export type RenderTarget =
  | { page: PageResource; row: PublicPage; facts: CompanyFacts }
  | { admin: string }
  | { status: 404 | 500; meant?: MeantLink[] };

/** When the browser starts React: at the first sign of intent, in any case once the page has loaded, or immediately. */
export type StartWhen = 'intent' | 'soon' | 'now';

export type Rendered = {
  /** Tags that React hoists into <head>. */
  head: string;
  /** Content of #app, and the static HTML around it. */
  body: string;
  before: string;
  after: string;
  hue: string;
  start: StartWhen;
  linkedData: unknown[];
};

/** Pages on which React does something at once: typing, a carried-over enquiry. */
const autoStartKinds: PageKind[] = ['low-code', 'contact'];

/** Renders the page at a URL (path and query). */
export async function render(address: string, wanted: RenderTarget, site: Site): Promise<Rendered> {
  const location = toLocation(new URL(address, 'http://localhost'));
  const { hue, element } = await screenFor(wanted);
  const html = renderToString(
    <SiteContext value={site}>
      <LocationContext value={location}>
        <App>{element}</App>
      </LocationContext>
    </SiteContext>,
  );
  const bare = 'admin' in wanted && !isAccountPath(wanted.admin);
  return {
    ...split(html),
    before: markup(<BeforeMain path={location.pathname} bare={bare} />),
    after: bare ? '' : markup(<AfterMain path={location.pathname} />),
    hue,
    start: startWhen(wanted),
    linkedData:
      'page' in wanted ? linkedDataOf(wanted.row, wanted.page.words, { company: wanted.facts, publicUrl: site.publicUrl }) : [],
  };

  function markup(node: ReactNode) {
    return renderToStaticMarkup(<SiteContext value={site}>{node}</SiteContext>);
  }
}

async function screenFor(wanted: RenderTarget): Promise<Screen> {
  if ('page' in wanted) return screenOf(withDrawings(wanted.page), await loadPage(wanted.page.kind));
  const target = 'admin' in wanted ? adminScreen(wanted.admin) : undefined;
  if (target) return target.load();
  const failed = 'status' in wanted ? wanted : { status: 404 as const };
  return {
    hue: 'company',
    element: (
      <Main>
        <ErrorScreen {...failed} />
      </Main>
    ),
  };
}

function startWhen(wanted: RenderTarget): StartWhen {
  if ('admin' in wanted) return 'now';
  if ('status' in wanted) return 'soon'; // its needle is animated
  return autoStartKinds.includes(wanted.page.kind) ? 'soon' : 'intent';
}

/** React emits hoisted tags first; the live region is our first element. */
const firstElement = '<p class="sr" role="status">';
function split(html: string) {
  const start = html.indexOf(firstElement);
  if (start < 0) throw new Error(`The rendered page has no ${firstElement}.`);
  return { head: html.slice(0, start), body: html.slice(start) };
}
