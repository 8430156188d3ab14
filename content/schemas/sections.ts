import { z } from 'zod';
import { enquiry } from './enquiry.ts';
import { figureSection } from './figure.ts';
import { card, closing, figure, hidden, icon, labelledText, target, textLink, titledText } from './shapes.ts';
import { heading, label, lede, paragraph, point, some } from './text.ts';

/** The opening of most sections. */
const opening = {
  label: label.meta({ label: 'Small line above' }),
  heading,
  lede: lede.meta({ label: 'Lead-in' }).optional(),
  hidden,
};

/** Line drawings under public/drawings. */
const drawing = z.enum(['lines-apart', 'lines-joining', 'lines-steady', 'lines-branching']);

const textTab = z.object({
  label: label.meta({ label: 'Name of the tab' }),
  summary: lede,
  entries: some(titledText),
  drawing: drawing.meta({ label: 'Drawing' }),
});
export type TextTab = z.infer<typeof textTab>;

const toggleOption = z.object({
  label: label.meta({ label: 'Name of the button' }),
  heading,
  paragraphs: some(paragraph),
  points: z.array(point),
});
export type ToggleOption = z.infer<typeof toggleOption>;

/** A choice beside others, with what it holds. */
const option = z.object({ icon, heading, description: lede, points: some(point) });
export type Option = z.infer<typeof option>;

/** Opening text; with an enquiry the form stands beside it and overlaps the hero. */
const intro = z
  .object({
    kind: z.literal('intro'),
    lede: lede.meta({ label: 'Lead-in' }),
    paragraphs: some(paragraph),
    points: z.array(point).optional(),
    /** Leads to a page or a place that helps to decide. */
    link: textLink.meta({ label: 'Link below the points' }).optional(),
    enquiry: enquiry.meta({ label: 'Enquiry form' }).optional(),
    hidden,
  })
  .meta({ label: 'Introduction', help: 'Opening text; with an enquiry form beside it.' });
const cards = z
  .object({ kind: z.literal('cards'), ...opening, cards: some(card) })
  .meta({ label: 'Cards', help: 'A grid of icons with a heading and a sentence.' });
/** A list of short items: offerings, benefits, solution areas. */
const list = z
  .object({ kind: z.literal('list'), ...opening, items: some(point, 40) })
  .meta({ label: 'List', help: 'Short items: offerings, benefits.' });
/** Running text with a heading. */
const text = labelledText
  .extend({ kind: z.literal('text'), points: z.array(point).optional(), hidden })
  .meta({ label: 'Text', help: 'Running text with a heading.' });
/** Tabs of which one shows. */
const tabs = z
  .object({ kind: z.literal('tabs'), ...opening, tabs: some(textTab) })
  .meta({ label: 'Tabs', help: 'Texts of which one shows.' });
/** Two or more named texts behind toggle buttons. */
const toggle = z
  .object({ kind: z.literal('toggle'), ...opening, options: some(toggleOption) })
  .meta({ label: 'Toggle', help: 'Two or more texts behind buttons.' });
const steps = z
  .object({ kind: z.literal('steps'), ...opening, steps: some(titledText) })
  .meta({ label: 'Steps', help: 'Numbered, one open at a time.' });
/** Figures set large on a night band. */
const stats = z
  .object({ kind: z.literal('stats'), ...opening, figures: some(figure) })
  .meta({ label: 'Figures', help: 'Large numbers on a dark band.' });
/** Side-by-side choices. */
const options = z
  .object({ kind: z.literal('options'), ...opening, options: some(option) })
  .meta({ label: 'Options', help: 'Choices side by side.' });
/** Products side by side in a table: a column each, and a row for each question. */
const comparison = z
  .object({
    kind: z.literal('comparison'),
    ...opening,
    products: some(z.object({ name: label, path: target }), 4),
    rows: some(z.object({ label, cells: some(point, 4) })),
  })
  .refine(
    ({ products, rows }) => rows.every(({ cells }) => cells.length === products.length),
    'Each row needs a cell per product',
  )
  .meta({ label: 'Comparison', help: 'A table: a column for each product, a row for each question.' });
export type Comparison = z.infer<typeof comparison>;
/** The counters and the award line; the figures are facts of the company. */
const whyUs = z
  .object({ kind: z.literal('why-us'), heading, lede: lede.meta({ label: 'Lead-in' }), hidden })
  .meta({ label: 'Why us', help: 'The counters and the award; their figures are company facts.' });
export type WhyUs = z.infer<typeof whyUs>;
/** The closing invitation with its Contact Us button. */
const contact = closing
  .extend({ kind: z.literal('contact'), hidden })
  .meta({ label: 'Contact', help: 'The invitation at the end, with its Contact Us button.' });

/** The sections a service page may be made of, in any order. */
export const section = z.discriminatedUnion('kind', [
  intro,
  cards,
  list,
  text,
  tabs,
  toggle,
  steps,
  stats,
  options,
  comparison,
  whyUs,
  figureSection,
  contact,
]);
export type Section = z.infer<typeof section>;
