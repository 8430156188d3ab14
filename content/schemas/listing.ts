import { z } from 'zod';
import { closing, head, hero } from './shapes.ts';
import { label } from './text.ts';

/** A list of case studies or vacancies. Its cards are made of the entries themselves. */
export const listingWords = z.object({
  ...head,
  hero,
  /** The link on each card. */
  more: label.meta({ label: 'Link on each card' }),
  closing,
});
export type ListingWords = z.infer<typeof listingWords>;
