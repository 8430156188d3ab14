import { z } from 'zod';
import { target } from './shapes.ts';

/** Schemes a link may have. Everything else (javascript:, data:, file:) is refused. */
const schemes = /^(https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:\+?[\d().\- ]+$)/i;
/** A path of this site; whether there is a page is checked where pages are known. */
const sitePath = /^\/(?![/\\])[^\s\\]*$/;

/** A page of this site, or an address outside. */
export const link = z
  .string()
  .trim()
  .max(500, 'This link is too long.')
  .refine((text) => schemes.test(text) || sitePath.test(text), 'A link leads to a page, https, http, mailto or tel.');

/** A run of text in one style. Placeholders such as {name} stand for facts of the company. */
const inline = z.object({
  text: z.string().min(1).max(5000),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  code: z.boolean().optional(),
  link: link.optional(),
});
export type Inline = z.infer<typeof inline>;

/** A paragraph's worth of runs, 5,000 characters together. */
export const inlines = z
  .array(inline)
  .min(1)
  .max(200)
  .refine(
    (runs) => runs.reduce((sum, { text }) => sum + text.length, 0) <= 5000,
    'A paragraph may have 5,000 characters at most.',
  );

/** An uploaded picture by its file name; `focus` is what must stay visible when it is cropped, from 0 to 1. */
const imageName = z.string().regex(/^[0-9a-f]{32}\.(jpg|webp)$/, 'Choose a picture of the library.');
const fraction = z.number().min(0).max(1);
export const pictureText = {
  image: imageName,
  alt: z.string().trim().max(300),
  decorative: z.boolean(),
};
export const picture = z.object({ ...pictureText, focus: z.object({ x: fraction, y: fraction }) });
export type PictureChoice = z.infer<typeof picture>;

/** A link with its label. */
export const labelledLink = z.object({
  label: z.string().trim().min(1).max(60),
  to: z.union([target, link]).meta({ label: 'Leads to' }),
});
export type LabelledLink = z.infer<typeof labelledLink>;
