import { z } from 'zod';
import { labelledLink, picture } from './inline.ts';

const title = z.string().trim().min(1).max(120);
const description = z.string().trim().min(1).max(2000);

/** A banner and a service card: what the homepage shows of them. Without a link they lead nowhere. */
export const bannerContent = z.object({
  title,
  description,
  image: picture.meta({ label: 'Picture' }),
  link: labelledLink.meta({ label: 'Link' }).optional(),
});
export const serviceContent = z.object({
  title,
  slogan: z.string().trim().min(1).max(160),
  description,
  image: picture.meta({ label: 'Picture' }),
  link: labelledLink.meta({ label: 'Link' }).optional(),
});
export type BannerContent = z.infer<typeof bannerContent>;
export type ServiceContent = z.infer<typeof serviceContent>;
