import { z } from 'zod';
import { card, closing, head, hero, labelledText } from './shapes.ts';
import { heading, label, lede, some } from './text.ts';

const station = z.object({ when: label, title: heading, text: lede });

export const aboutWords = z.object({
  ...head,
  hero,
  about: labelledText,
  /** From the founding to today. */
  line: z.object({ label, heading, stations: some(station, 8) }),
  group: labelledText,
  values: z.object({ label, heading, cards: some(card) }),
  closing,
});
export type AboutWords = z.infer<typeof aboutWords>;
