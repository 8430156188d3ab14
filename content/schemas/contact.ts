import { z } from 'zod';
import { head, hero, titledText } from './shapes.ts';
import { heading, lede, some } from './text.ts';

/** The address of the office is a fact of the company; the labels of the form are in labels/forms.ts. */
export const contactWords = z.object({
  ...head,
  hero,
  office: z.object({ heading }),
  form: z.object({ heading }),
  /** The other places. */
  places: z.object({ heading, text: lede }),
  /** What happens to a message after it is sent. */
  next: z.object({ heading, steps: some(titledText, 8) }),
});
export type ContactWords = z.infer<typeof contactWords>;
