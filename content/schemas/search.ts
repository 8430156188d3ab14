import { z } from 'zod';
import { closing, head } from './shapes.ts';
import { heading } from './text.ts';

/** What the search box says is in labels/search.ts: every page has one. */
export const searchWords = z.object({
  ...head,
  hero: z.object({ heading }),
  /** Above the service areas, where nothing is found or asked for. */
  browse: heading,
  closing,
});
export type SearchWords = z.infer<typeof searchWords>;
