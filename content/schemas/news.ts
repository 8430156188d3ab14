import { z } from 'zod';
import { hue } from './hue.ts';
import { link, picture } from './inline.ts';
import { art, closing, head, hero, target } from './shapes.ts';
import { day, heading, paragraph } from './text.ts';

/** A news item as an editor writes it. */
export const newsContent = z.object({
  title: heading,
  desc: paragraph.meta({ label: 'Text' }),
  timeStamp: day.meta({ label: 'Date' }),
  /** The page it announces, or an address outside. */
  path: z.union([target, link]).meta({ label: 'Leads to' }).optional(),
  image: picture.meta({ label: 'Picture' }).optional(),
  hue: hue.meta({ label: 'Colour' }).optional(),
});
export type NewsContent = z.infer<typeof newsContent>;

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
  closing,
});
export type NewsWords = z.infer<typeof newsWords>;
