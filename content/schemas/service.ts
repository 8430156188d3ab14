import { z } from 'zod';
import { section } from './sections.ts';
import { head, hero } from './shapes.ts';
import { label, some } from './text.ts';

/** How its sections are laid out: as layers, along a journey, as a choice, or round its figures. */
const archetype = z
  .enum(['layers', 'journey', 'choice', 'numbers'])
  .meta({ label: 'Layout', help: 'How its sections are drawn. Left empty: plain.', late: true });
export type Archetype = z.infer<typeof archetype>;

/** A service, platform, product or solution: a value with no look of its own. */
export const serviceWords = z.object({ ...head, archetype: archetype.optional(), hero, sections: some(section) });
export type ServiceWords = z.infer<typeof serviceWords>;

export const lowCodeWords = serviceWords.extend({
  /** Typed one after another below the hero's heading; the first one stands alone where nothing moves. */
  typedPhrases: some(label),
});
export type LowCodeWords = z.infer<typeof lowCodeWords>;
