import { z } from 'zod';

// Texts by the space they have on a page. `meta` describes a field where its key does not: `label`, a sentence of `help`, a
// `control`; `late` ones are at the end of the form.
// Placeholders such as {name} stand for facts of the company.

/** A word or two: labels, buttons, names. */
export const label = z.string().trim().min(1).max(60);
export const heading = z.string().trim().min(1).max(120);
/** A sentence or two. */
export const lede = z.string().trim().min(1).max(400);
export const paragraph = z.string().trim().min(1).max(2000);
export const point = z.string().trim().min(1).max(300);
/** A day as 2026-11-15. */
export const day = z.iso.date();

/** A list that would leave a hole in the page if it were empty. */
export const some = <T extends z.ZodType>(item: T, most = 20) => z.array(item).min(1).max(most);
