import { z } from 'zod';
import { hue } from './hue.ts';
import { textLink } from './shapes.ts';
import { label, some } from './text.ts';

/** The ring of services on the homepage and on All services. What it says about a service is the sentence of that page's opening. */
export const bearingWords = z.object({
  label,
  hint: label,
  /** Above the chips: what somebody has, and the service that answers it. */
  question: label,
  chips: some(textLink),
  /** The hues in the order they follow each other round the ring. */
  order: some(hue),
});
export type BearingWords = z.infer<typeof bearingWords>;
