import { z } from 'zod';
import { familyNames } from '../areas.ts';
import { hue } from './hue.ts';
import { serviceWords } from './service.ts';
import { label, point } from './text.ts';

/** A page that an editor adds below a family: the words of a service page, and how lists and menus show it. */
export const newPageWords = z.object({
  listing: z
    .object({ family: z.enum(familyNames), name: label, summary: point, hue: hue.meta({ label: 'Colour' }) })
    .meta({ label: 'Place in the site', help: 'Its family, and how menus and lists show it.' }),
  ...serviceWords.shape,
});
export type NewPage = z.infer<typeof newPageWords>;
