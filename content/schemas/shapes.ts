import { z } from 'zod';
import { familyNames } from '../areas.ts';
import { type ManagedPath, siteMap } from '../site-map.ts';
import { heading, label, lede, paragraph, some } from './text.ts';

const path = z.enum(siteMap.map((page) => page.path));

/** What editors add; that it exists is checked where entries are known. */
const managed = z
  .string()
  .regex(
    new RegExp(
      `^/((blogDetails|${familyNames.join('|')}|insights/case-studies|careers)/[a-z0-9-]{1,80}|insights/case-studies|careers)$`,
    ),
  ) as z.ZodType<string> as z.ZodType<ManagedPath>;

/** A page of this site, or a place on one. */
export const target = z.union([path, z.templateLiteral([path, '#', z.string().min(1)]), managed]);

/** The name of a Lucide icon; `npm run icons` keeps their drawings in content/icon-paths.json. */
export const icon = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .meta({ control: 'icon' });

/** The name of a picture in app/art. */
export const art = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .meta({ control: 'art', label: 'Picture of the site' });

export const textLink = z.object({ text: label, path: target.meta({ label: 'Leads to' }) });
export type TextLink = z.infer<typeof textLink>;

/** With a path the card leads there. */
export const card = z.object({ icon, heading, description: lede, path: target.meta({ label: 'Leads to' }).optional() });
export type Card = z.infer<typeof card>;

export const figure = z.object({ value: label, label });
export type Figure = z.infer<typeof figure>;

export const titledText = z.object({ title: heading, text: paragraph });
export type TitledText = z.infer<typeof titledText>;

/** Running text below a heading, with a label above it. */
export const labelledText = z.object({ label: label.meta({ label: 'Small line above' }), heading, paragraphs: some(paragraph) });

/** The invitation at the end of a page. */
export const closing = z.object({ heading, text: lede });

/** A section that an editor hides stays in the words and is shown to nobody. The list has a button for it. */
export const hidden = z.boolean().meta({ control: 'fixed' }).optional();

/** What every page says about itself. */
export const head = {
  /** The browser's title, without the company's name. */
  title: heading.meta({ label: 'Title', help: 'In the tab of the browser and in search results, without the company name.' }),
  /** One sentence for search results. */
  description: z
    .string()
    .trim()
    .min(60)
    .max(160)
    .meta({ label: 'Description', help: 'One sentence for search results, 60 to 160 characters.', late: true }),
  /** What visitors call it where the text does not, for this site's search alone. */
  keywords: z.array(label).max(20).optional().meta({
    label: 'Search words',
    help: 'What visitors call it where the text does not, for the search of this site.',
    late: true,
  }),
};

export const hero = z
  .object({ heading, lede: lede.meta({ label: 'Lead-in' }) })
  .meta({ label: 'Opening', help: 'The first thing visitors read, over the picture.' });
