import { declaration, escapeXml } from './xml.ts';

export type DatedPath = { path: string; changed: string };

/** sitemap.xml: the public pages by canonical path, each with the date its content last changed. */
export function sitemap(publicUrl: string, pages: DatedPath[]): string {
  const rows = pages.map(
    ({ path, changed }) => `<url><loc>${escapeXml(publicUrl + path)}</loc><lastmod>${changed}</lastmod></url>`,
  );
  return `${declaration}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${rows.join('\n')}
</urlset>
`;
}
