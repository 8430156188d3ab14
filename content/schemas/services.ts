import { z } from 'zod';
import { familyNames } from '../areas.ts';
import { closing, head, hero } from './shapes.ts';
import { label, lede } from './text.ts';

export const servicesWords = z.object({
  ...head,
  hero,
  /** Names the links to the families. */
  jump: label.meta({ label: 'Name of the links to families' }),
  closing,
  /** What each family has in common, shown under its heading. */
  familyTexts: z.record(z.enum(familyNames), lede).meta({ label: 'Texts of the families' }),
});
export type ServicesWords = z.infer<typeof servicesWords>;
