import { z } from 'zod';
import { hue } from './hue.ts';
import { art, head, hero, target } from './shapes.ts';
import { day, heading, paragraph } from './text.ts';

const newsItem = z.object({
  /** Part of its address: #news-1. */
  id: z.number().int().positive(),
  title: heading,
  timeStamp: day,
  art,
  hue,
  desc: paragraph,
  /** The page it announces. */
  path: target,
});
export type NewsItem = z.infer<typeof newsItem>;

export const newsWords = z.object({
  ...head,
  hero,
  /** Newest first. */
  items: z.array(newsItem).max(200),
});
export type NewsWords = z.infer<typeof newsWords>;
