import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawing } from '../content/schemas/figure.ts';
import type { PageResource } from '../contract/page-resource.ts';
import { Drawings } from './sections/figure/drawings.tsx';

type Part = { kind: string; drawings?: Drawing[]; html?: string };

const drawnPart = ({ drawings, ...part }: Part): Part =>
  drawings ? { ...part, html: renderToStaticMarkup(<Drawings drawings={drawings} />) } : part;

/** The page with the markup of its drawings in place of their data. */
export function withDrawings<R extends PageResource>(page: R): R {
  const { words } = page as { words: { sections?: Part[]; blocks?: Part[] } };
  const drawn = (parts?: Part[]) => (parts?.some(({ drawings }) => drawings) ? parts.map(drawnPart) : parts);
  const [sections, blocks] = [drawn(words.sections), drawn(words.blocks)];
  return { ...page, words: { ...words, ...(sections && { sections }), ...(blocks && { blocks }) } };
}
