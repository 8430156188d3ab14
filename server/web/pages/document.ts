import type { Rendered } from '../../../app/entry.server.tsx';
import type { Site } from '../../../app/site.ts';
import type { PageKind } from '../../../content/site-map.ts';
import { previewPath } from '../../../contract/admin-paths.ts';
import { firstView } from '../../../contract/document.ts';

/** An entry module and its imports for modulepreload. */
export type EntryModule = { url: string; imports: string[] };

/** Built files that a page references. */
export type PageAssets = {
  /** Hydrates public pages. */
  entry: EntryModule;
  /** What a kind of page loads besides the entry: fetched along with it. */
  pageModules?: (kind: PageKind) => string[];
  /** Starts the back office. */
  adminEntry: EntryModule;
  /** Inline script that runs before first paint. */
  headScript: string;
  /** Inline script that runs once the page is parsed. */
  bodyScript: string;
  styles: string;
  adminStyles: string;
  fonts: string[];
  /** The favicon as a data URL, which saves a request. */
  icon: string;
  /** Extra tags for the development server. */
  development?: string;
};

const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Before hydration, browsers with speculation rules prefetch a link's page on hover. */
const speculationRules = json({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
});

/** All inline scripts that a document may hold: the policy allows these and no others. */
export const inlineScriptsOf = ({ headScript, bodyScript }: PageAssets) => [headScript, bodyScript, speculationRules];

type Document = Rendered & { path: string; site: Site; admin: boolean; inlineWords?: unknown };

/** The HTML document around the React markup. */
export function htmlDocument(page: Document, assets: PageAssets): string {
  const { path, head, before, body, after, hue, start, linkedData, site, admin, inlineWords } = page;
  const { url, imports } = admin ? assets.adminEntry : assets.entry;
  const { kind, words = '' } = site.page && 'words' in site.page ? site.page : {};
  const preload = [...imports, ...((!admin && kind && assets.pageModules?.(kind)) || [])];
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#070d19">
<script>${assets.headScript}</script>
<link rel="stylesheet" href="${assets.styles}">
${admin && path !== previewPath ? `<link rel="stylesheet" href="${assets.adminStyles}">\n` : ''}${assets.fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${body.includes(`id="${firstView}"`) ? `<link rel="expect" href="#${firstView}" blocking="render">\n` : ''}<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="${assets.icon}" sizes="any">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${assets.development ?? (admin ? '' : `<script type="speculationrules">${speculationRules}</script>`)}${head}
</head>
<body>
<div class="site" data-hue="${hue}">${before}<div id="app" data-page="${path}">${body}</div>${after}</div>
<script type="application/json" id="site">${json(site)}</script>
${inlineWords ? `<script type="application/json" id="words">${json(inlineWords)}</script>\n` : ''}${linkedData.map((data) => `<script type="application/ld+json">${json(data)}</script>\n`).join('')}<script type="module" data-entry="${url}" data-preload="${preload.join(' ')}" data-words="${words}" data-start="${start}">${assets.bodyScript}</script>
</body>
</html>
`;
}
