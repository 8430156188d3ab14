import type { Inline } from '../../content/schemas/inline.ts';
import type { ShownBlock } from '../../contract/words.ts';

const wordsPerMinute = 220;

const runs = (inlines: Inline[]) => inlines.map(({ text }) => text).join('');

export function textOf(block: ShownBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text;
    case 'list':
    case 'steps':
      return block.items.map(runs).join(' ');
    case 'line':
      return block.steps.map((step) => `${step.title} ${step.text}`).join(' ');
    case 'picture':
      return block.caption ?? '';
    default:
      return runs(block.text);
  }
}

export function headingsOf(blocks: ShownBlock[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? block.text : []));
}

/** Whole minutes, rounded up. */
export function minutesToRead({ lede, blocks }: { lede: string; blocks: ShownBlock[] }): number {
  const words = [lede, ...blocks.map(textOf)].join(' ').split(/\s+/).length;
  return Math.ceil(words / wordsPerMinute);
}
