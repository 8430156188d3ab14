import { z } from 'zod';
import { hue } from './hue.ts';
import { inlines, picture, pictureText } from './inline.ts';
import { closing, head } from './shapes.ts';
import { day, heading, label, lede, some } from './text.ts';

export const articleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: heading, level: z.union([z.literal(2), z.literal(3)]) }),
  z.object({ kind: z.literal('paragraph'), text: inlines }),
  z.object({ kind: z.literal('list'), items: some(inlines, 100) }),
  /** A list whose order counts. */
  z.object({ kind: z.literal('steps'), items: some(inlines, 100) }),
  z.object({ kind: z.literal('quote'), text: inlines, by: heading.optional() }),
  z.object({ kind: z.literal('picture'), ...pictureText, caption: lede.optional() }),
  z.object({
    kind: z.literal('line'),
    caption: heading,
    steps: some(z.object({ hue, title: heading, text: lede })),
  }),
]);
export type ArticleBlock = z.infer<typeof articleBlock>;

/** What an editor leaves out is made from the rest: the description from the lede, the date from the publication. */
export const articleWords = z.object({
  title: heading,
  lede: lede.meta({ label: 'Lead-in' }),
  /** What it is about in three words or so, shown under the title. */
  topics: label.meta({ help: 'What it is about in three words or so, shown under the title.' }),
  image: picture.meta({ label: 'Picture' }).optional(),
  blocks: some(articleBlock, 400).meta({ label: 'Text' }),
  /** The invitation at the end; that of the list of articles if omitted. */
  closing: closing.meta({ label: 'Invitation at the end' }).optional(),
  published: day.meta({ label: 'Date', help: 'Left empty: the day it is published.' }).optional(),
  /** The family whose colour and picture it takes; the company's if omitted. */
  hue: hue.meta({ label: 'Colour', help: 'The family whose colour and artwork it takes.' }).optional(),
  /** What its card says below the title; the lede if omitted. */
  summary: lede.meta({ label: 'Summary', help: 'On its card in lists; the lead-in if left empty.' }).optional(),
  description: head.description.optional(),
  keywords: head.keywords,
});
export type ArticleWords = z.infer<typeof articleWords>;
