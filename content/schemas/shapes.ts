import { z } from 'zod';
import { siteMap } from '../site-map.ts';
import { heading, label, lede, paragraph, some } from './text.ts';

const path = z.enum(siteMap.map((page) => page.path));

/** A page of this site, or a place on one. */
export const target = z.union([path, z.templateLiteral([path, '#', z.string().min(1)])]);

/** The name of a Lucide icon; `npm run icons` keeps their drawings in app/ui/icon-paths.json. */
export const icon = z.string().regex(/^[a-z0-9-]+$/);

/** The name of a picture in app/art. */
export const art = z.string().regex(/^[a-z0-9-]+$/);

export const textLink = z.object({ text: label, path: target });
export type TextLink = z.infer<typeof textLink>;

/** With a path the card leads there. */
export const card = z.object({ icon, heading, description: lede, path: target.optional() });
export type Card = z.infer<typeof card>;

export const figure = z.object({ value: label, label });
export type Figure = z.infer<typeof figure>;

export const titledText = z.object({ title: heading, text: paragraph });
export type TitledText = z.infer<typeof titledText>;

/** Running text below a heading, with a label above it. */
export const labelledText = z.object({ label, heading, paragraphs: some(paragraph) });

/** The invitation at the end of a page. */
export const closing = z.object({ heading, text: lede });

/** What every page says about itself. */
export const head = {
  /** The browser's title, without the company's name. */
  title: heading,
  /** One sentence for search results. */
  description: z.string().trim().min(60).max(160),
  /** What visitors call it where the text does not, for this site's search alone. */
  keywords: z.array(label).max(20).optional(),
};

export const hero = z.object({ heading, lede });
