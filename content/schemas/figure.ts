import { z } from 'zod';
import { hidden, target } from './shapes.ts';
import { heading, label, lede, some } from './text.ts';

// What a drawing shows, never how: labels, values and relations. app/sections/figure draws each kind.

const named = z.object({ title: label, text: lede });
const link = z.object({ from: label, to: label });
/** Left out where it does not hold. */
const mark = (text: string) => z.boolean().optional().meta({ label: text });

/** Layers above each other; with a path a layer leads there. The texture tells what stands on it. */
const layers = z.object({
  kind: z.literal('layers'),
  layers: some(
    named.extend({
      path: target.optional(),
      texture: z.enum(['bars', 'blocks', 'grid', 'solid']),
      focus: mark('The layer the page is about'),
    }),
    4,
  ),
});

/** Who looks after which layer: in each position the topmost are yours, the next shared, the rest the provider's. */
const shares = z.object({
  kind: z.literal('shares'),
  layers: some(label, 8),
  parties: z.object({ you: label, both: label, provider: label }),
  positions: some(
    z.object({
      title: label,
      yours: z.number().int().nonnegative().meta({ label: 'Layers that are yours, from the top' }),
      shared: z.number().int().nonnegative().meta({ label: 'Layers below them that are shared' }),
      current: mark('The position the page is about'),
    }),
    3,
  ),
});

/** Stops on one line, which changes lanes where the work changes hands. */
const stations = z.object({
  kind: z.literal('stations'),
  lanes: some(label, 4),
  stops: some(named.extend({ lane: z.number().int().nonnegative().meta({ label: 'Lane, the first being 0' }) }), 8),
});

/** Two lines that disagree become one at the second stop. */
const merge = z.object({ kind: z.literal('merge'), lines: z.array(label).length(2), stops: some(named, 3) });

/** One thing in three states, each with its own sketch. */
const sketches = z.object({
  kind: z.literal('sketches'),
  stops: some(named.extend({ sketch: z.enum(['model', 'page', 'app']) }), 3),
});

/** Ways from one place to another; the strands are how much of the old goes along. */
const routes = z.object({
  kind: z.literal('routes'),
  from: named,
  to: named,
  routes: some(named.extend({ carries: label.meta({ label: 'What goes along' }), strands: z.number().int().min(1).max(9) }), 4),
});

/** There on one lane, back on the other, round what both share. */
const lanes = z.object({
  kind: z.literal('lanes'),
  centre: named,
  there: z.object({ title: label, stops: some(named.extend({ gate: mark('A gate') }), 6) }),
  back: z.object({ title: label, stops: some(named, 6) }),
});

/** Three parties; each relation leads from one to another. */
const triangle = z.object({
  kind: z.literal('triangle'),
  parties: z.array(label).length(3),
  relations: some(named.extend({ from: z.number().int().min(0).max(2), to: z.number().int().min(0).max(2) }), 3),
});

/** Areas round what they share. */
const hub = z.object({
  kind: z.literal('hub'),
  look: z.enum(['orbit', 'spokes']),
  centre: label,
  areas: some(label, 10),
});

/** What happens in the 24 hours of a day. */
const dial = z.object({
  kind: z.literal('dial'),
  centre: label,
  entries: some(named.extend({ from: z.number().min(0).max(24), to: z.number().min(0).max(24) }), 5),
});

/** Spans on a scale. */
const spans = z.object({
  kind: z.literal('spans'),
  scale: some(label, 12),
  spans: some(
    named.extend({ from: z.number().nonnegative(), to: z.number().nonnegative(), open: mark('Drawn open, for what may be') }),
    6,
  ),
});

/** A level that should step with each event, and what it does without care. */
const levels = z.object({ kind: z.literal('levels'), lines: z.array(label).length(2), stops: some(named, 4) });

/** Items in columns; a link leads from one item to another in a later column. */
const trace = z.object({
  kind: z.literal('trace'),
  columns: some(z.object({ title: label, items: some(label, 5) }), 5),
  links: some(link, 24),
  touches: label.meta({ label: 'Before the list of what an item touches' }),
  hint: lede,
});

/** Lines of one paper and what each becomes on another. */
const pairs = z.object({ kind: z.literal('pairs'), left: label, right: label, pairs: some(link, 8) });

/** A share of the whole before and after; the value is a percentage with words around it. */
const cost = z.object({
  kind: z.literal('cost'),
  before: label,
  after: label,
  value: label,
  text: label,
});

/** Percentages as gauges. */
const gauges = z.object({ kind: z.literal('gauges'), gauges: some(z.object({ value: label, text: label }), 4) });

/** Two sides of a balance and what is weighed. */
const balance = z.object({ kind: z.literal('balance'), left: named, right: named, weights: some(label, 4), verdict: lede });

/** The seven primitives; each has a few kinds of drawing. */
const drawing = z.discriminatedUnion('kind', [
  // stack
  layers,
  shares,
  // line
  stations,
  merge,
  sketches,
  routes,
  // loop
  lanes,
  triangle,
  // ring
  hub,
  dial,
  // ruler
  spans,
  levels,
  // graph
  trace,
  pairs,
  // bars
  cost,
  gauges,
  balance,
]);
export type Drawing = z.infer<typeof drawing>;
export type DrawingOf<K extends Drawing['kind']> = Extract<Drawing, { kind: K }>;

/** A drawing with its heading, and a line below it where the drawing needs one. */
export const figureSection = z.object({
  kind: z.literal('figure'),
  label,
  heading,
  lede: lede.optional(),
  drawings: some(drawing, 2),
  note: lede.optional(),
  hidden,
});
export type FigureSection = z.infer<typeof figureSection>;
