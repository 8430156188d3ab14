import { z } from 'zod';
import { card, head, hero, labelledText } from './shapes.ts';
import { heading, label, some } from './text.ts';

export const aboutWords = z.object({
  ...head,
  hero,
  about: labelledText,
  group: labelledText,
  values: z.object({ label, heading, cards: some(card) }),
});
export type AboutWords = z.infer<typeof aboutWords>;
