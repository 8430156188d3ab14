import { z } from 'zod';
import { enquiry } from './enquiry.ts';
import { art, card, closing, figure, icon, labelledText, titledText } from './shapes.ts';
import { heading, label, lede, paragraph, point, some } from './text.ts';

/** The opening of most sections. */
const opening = { label, heading, lede: lede.optional() };

const textTab = z.object({ label, summary: lede, art, entries: some(titledText) });
export type TextTab = z.infer<typeof textTab>;

const toggleOption = z.object({ label, heading, paragraphs: some(paragraph), points: z.array(point) });
export type ToggleOption = z.infer<typeof toggleOption>;

/** A choice beside others, with what it holds. */
const option = z.object({ icon, heading, description: lede, points: some(point) });
export type Option = z.infer<typeof option>;

/** Opening text; with an enquiry the form stands beside it and overlaps the hero. */
const intro = z.object({
  kind: z.literal('intro'),
  lede,
  paragraphs: some(paragraph),
  points: z.array(point).optional(),
  enquiry: enquiry.optional(),
});
const cards = z.object({ kind: z.literal('cards'), ...opening, cards: some(card) });
/** A list of short items: offerings, benefits, solution areas. */
const list = z.object({ kind: z.literal('list'), ...opening, items: some(point, 40) });
/** Running text with a heading. */
const text = labelledText.extend({ kind: z.literal('text'), points: z.array(point).optional() });
/** Tabs of which one shows. */
const tabs = z.object({ kind: z.literal('tabs'), ...opening, tabs: some(textTab) });
/** Two or more named texts behind toggle buttons. */
const toggle = z.object({ kind: z.literal('toggle'), ...opening, options: some(toggleOption) });
const steps = z.object({ kind: z.literal('steps'), ...opening, steps: some(titledText) });
/** Figures set large on a night band. */
const stats = z.object({ kind: z.literal('stats'), ...opening, figures: some(figure) });
/** Side-by-side choices. */
const options = z.object({ kind: z.literal('options'), ...opening, options: some(option) });
/** The counters and the award line; the figures are facts of the company. */
const whyUs = z.object({ kind: z.literal('why-us'), heading, lede });
export type WhyUs = z.infer<typeof whyUs>;
/** The closing invitation with its Contact Us button. */
const contact = closing.extend({ kind: z.literal('contact') });

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
  whyUs,
  contact,
]);
export type Section = z.infer<typeof section>;
