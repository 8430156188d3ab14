import { z } from 'zod';
import { head, hero } from './shapes.ts';
import { heading } from './text.ts';

/** The address of the office is a fact of the company; the labels of the form are in labels/forms.ts. */
export const contactWords = z.object({
  ...head,
  hero,
  office: z.object({ heading }),
  form: z.object({ heading }),
});
export type ContactWords = z.infer<typeof contactWords>;
