import { renderToStaticMarkup } from 'react-dom/server';
import wordIcons from '../content/icon-paths.json';
import type { Drawing } from '../content/schemas/figure.ts';
import type { PageResource } from '../contract/page-resource.ts';
import { Drawings } from './sections/figure/drawings.tsx';

type Part = { kind: string; drawings?: Drawing[]; html?: string };

const drawnPart = ({ drawings, ...part }: Part): Part =>
  drawings ? { ...part, html: renderToStaticMarkup(<Drawings drawings={drawings} />) } : part;

const iconPaths: Record<string, string> = wordIcons;

/** Paths of the icons that the words name and that are not part of the code. */
function iconsIn(words: unknown): Record<string, string> {
  const found: Record<string, string> = {};
  JSON.stringify(words, (key, value) => {
    if (key === 'icon' && Object.hasOwn(iconPaths, value)) found[value] = iconPaths[value] as string;
    return value;
  });
  return found;
}

/** The page with the markup of its drawings in place of their data, and with its icons. */
export function withDrawings<R extends PageResource>(page: R): R {
  const { words } = page as { words: { sections?: Part[]; blocks?: Part[] } };
  const drawn = (parts?: Part[]) => (parts?.some(({ drawings }) => drawings) ? parts.map(drawnPart) : parts);
  const [sections, blocks] = [drawn(words.sections), drawn(words.blocks)];
  return { ...page, icons: iconsIn(words), words: { ...words, ...(sections && { sections }), ...(blocks && { blocks }) } };
}
