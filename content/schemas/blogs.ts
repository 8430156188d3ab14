import { z } from 'zod';
import { closing, head, hero } from './shapes.ts';
import { label } from './text.ts';

/** The list of articles. Their cards are made of the articles themselves. */
export const blogsWords = z.object({
  ...head,
  hero,
  /** Stands above the other articles below an article. */
  next: label.meta({ label: 'Above the other articles' }),
  closing,
});
export type BlogsWords = z.infer<typeof blogsWords>;
