import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { builtInWords } from '../../../content/built-in.ts';
import { company } from '../../../content/company.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { Drawing } from '../../../content/schemas/figure.ts';
import { serviceWords } from '../../../content/schemas/service.ts';
import { servicePages } from '../../../content/site-map.ts';
import { Drawings } from './drawings.tsx';
import { Figure } from './figure.tsx';
import { touchedBy } from './graph.tsx';

async function figureOf(page: (typeof servicePages)[number]) {
  const { sections } = serviceWords.parse(fillPlaceholders(await builtInWords(page.id), company));
  const [first, second] = sections;
  if (first?.kind !== 'intro' || second?.kind !== 'figure') throw new Error(`${page.path} has no drawing after its intro`);
  return second;
}

/** What a screen reader finds: everything outside the parts that are hidden from it. */
const readable = (html: string) =>
  html
    .replace(/<svg[\s\S]*?<\/svg>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

/** The words of a drawing; its kind, textures and looks are no facts. */
function factsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['kind', 'texture', 'sketch', 'look', 'path'].includes(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => factsOf(part, Array.isArray(value) ? key : name));
}

test.each([...servicePages])('$path says in words all that its drawing shows', async (page) => {
  const section = await figureOf(page);
  const html = renderToStaticMarkup(
    <Figure {...section} html={renderToStaticMarkup(<Drawings drawings={section.drawings} />)} />,
  );
  expect(html).toMatch(/<figure[^>]*><figcaption>.*<h2>/);
  const facts = section.drawings.flatMap((drawing) => factsOf(drawing));
  expect(facts.length).toBeGreaterThan(3);
  for (const fact of facts) expect(readable(html), fact).toContain(fact);
  expect(html).not.toContain('style=');
});

test.each([...servicePages])('the line of $path comes into its drawing once and leaves it once', async (page) => {
  const html = renderToStaticMarkup(<Drawings drawings={(await figureOf(page)).drawings} />);
  expect(html.match(/line-(in|out)/g)?.toSorted()).toEqual(['line-in', 'line-out']);
});

function check(drawing: Drawing) {
  switch (drawing.kind) {
    case 'shares':
      for (const { yours, shared } of drawing.positions) expect(yours + shared).toBeLessThanOrEqual(drawing.layers.length);
      return;
    case 'stations':
      for (const { lane } of drawing.stops) expect(lane).toBeLessThan(drawing.lanes.length);
      return;
    case 'spans':
      for (const { from, to } of drawing.spans) expect([from < to, to <= drawing.scale.length]).toEqual([true, true]);
      return;
    case 'trace': {
      const columnOf = (item: string) => drawing.columns.findIndex(({ items }) => items.includes(item));
      for (const { from, to } of drawing.links) expect(columnOf(to), `${from} to ${to}`).toBe(columnOf(from) + 1);
      return;
    }
    case 'cost':
      expect(drawing.value).toMatch(/\d+%/);
      return;
    case 'gauges':
      for (const { value } of drawing.gauges) expect(value).toMatch(/^\d+%$/);
      return;
  }
}

test.each([...servicePages])('the relations in the drawing of $path lead somewhere', async (page) => {
  for (const drawing of (await figureOf(page)).drawings) check(drawing);
});

test('an item touches what it leads to, near and far, once', () => {
  const links = ['ab', 'ac', 'bd', 'cd', 'da'].map(([from = '', to = '']) => ({ from, to }));
  expect(touchedBy('a', links).toSorted()).toEqual(['a', 'b', 'c', 'd']);
  expect(touchedBy('d', [{ from: 'a', to: 'd' }])).toEqual([]);
});
