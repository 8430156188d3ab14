import { z } from 'zod';
import { section } from './sections.ts';
import { head, hero } from './shapes.ts';
import { label, some } from './text.ts';

/** A service, platform, product or solution: a value with no look of its own. */
export const serviceWords = z.object({ ...head, hero, sections: some(section) });
export type ServiceWords = z.infer<typeof serviceWords>;

export const lowCodeWords = serviceWords.extend({
  /** Typed one after another below the hero's heading; the first one stands alone where nothing moves. */
  typedPhrases: some(label),
});
export type LowCodeWords = z.infer<typeof lowCodeWords>;
