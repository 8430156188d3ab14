import { z } from 'zod';
import { head, hero, hidden, textLink } from './shapes.ts';
import { heading, paragraph, point, some } from './text.ts';

const plainSection = z.object({
  heading,
  paragraphs: some(paragraph),
  points: z.array(point).optional(),
  link: textLink.optional(),
  hidden,
});
export type PlainSection = z.infer<typeof plainSection>;

/** Running text in sections, with its contents beside it. */
export const plainWords = z.object({ ...head, hero, sections: some(plainSection, 40) });
export type PlainWords = z.infer<typeof plainWords>;
