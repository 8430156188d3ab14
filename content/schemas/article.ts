import { z } from 'zod';
import { hue } from './hue.ts';
import { head } from './shapes.ts';
import { day, heading, label, lede, paragraph, some } from './text.ts';

const articleBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: heading }),
  z.object({ kind: z.literal('paragraph'), text: paragraph }),
  z.object({ kind: z.literal('list'), items: some(paragraph) }),
  /** A list whose order counts. */
  z.object({ kind: z.literal('steps'), items: some(paragraph) }),
  z.object({
    kind: z.literal('line'),
    caption: heading,
    steps: some(z.object({ hue, title: heading, text: lede })),
  }),
]);
export type ArticleBlock = z.infer<typeof articleBlock>;

export const articleWords = z.object({
  ...head,
  /** What its card says below the title. */
  summary: lede,
  /** What it is about in three words or so, shown under the title. */
  topics: label,
  published: day,
  lede,
  blocks: some(articleBlock, 200),
});
export type ArticleWords = z.infer<typeof articleWords>;
