import type { Site } from '../../../app/site.ts';
import { firstView } from '../../../contract/document.ts';

/** The built files a page refers to. */
export type PageAssets = {
  /** The application's modules in the order in which they run. */
  modules: string[];
  /** What runs before anything is painted, inlined. */
  early: string;
  /** What runs when the page has been read, inlined. */
  arrived: string;
  /** The rules that name the fonts, inlined. */
  fontFaces: string;
  /** Picks the rules a page needs at first paint; they are inlined. */
  criticalStyles: (html: string) => string;
  /** The whole public stylesheet, fetched with the application or where there is no JavaScript. */
  styles: string;
  /** The back office's stylesheet. */
  adminStyles: string;
  fonts: string[];
  /**
   * The address of the icon for a tab: the picture itself, so that nobody has to ask for it, and no drawing,
   * of which a browser would make a document after every change of page.
   */
  icon: string;
  /** Tags only the development server needs. */
  development?: string;
};

const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Until the application is there, browsers that know how fetch the next page while a pointer rests on its link. */
const firstHop = `<script type="speculationrules">${json({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
      eagerness: 'moderate',
    },
  ],
})}</script>`;

/** The whole HTML document around what React rendered. */
export function htmlDocument(
  page: { path: string; head: string; body: string; linkedData?: unknown[]; site: Site; admin: boolean; fault: boolean },
  assets: PageAssets,
): string {
  const { path, head, body, linkedData = [], site, admin, fault } = page;
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#070d19">
<script>${assets.early}</script>
${assets.fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${assets.fontFaces}${assets.criticalStyles(body)}</style>
${body.includes(`id="${firstView}"`) ? `<link rel="expect" href="#${firstView}" blocking="render">\n` : ''}<noscript><link rel="stylesheet" href="${assets.styles}"></noscript>
${admin ? `<link rel="stylesheet" href="${assets.adminStyles}">\n` : ''}<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="${assets.icon}" sizes="any">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${assets.development ?? (admin ? '' : firstHop)}${head}
</head>
<body>
<div id="app" data-page="${path}"${fault ? ' data-fault="true"' : ''}>${body}</div>
<script type="application/json" id="site">${json(site)}</script>
${linkedData.map((data) => `<script type="application/ld+json">${json(data)}</script>\n`).join('')}<script type="module" data-modules="${assets.modules.join(' ')}" data-styles="${assets.styles}"${admin ? ' data-start="now"' : ''}>${assets.arrived}</script>
</body>
</html>
`;
}
