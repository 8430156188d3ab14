import type { ArticleBlock, ArticleWords } from '../../content/schemas/article.ts';

const wordsPerMinute = 220;

function textOf(block: ArticleBlock): string {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items.join(' ');
    case 'line':
      return block.steps.map((step) => `${step.title} ${step.text}`).join(' ');
    default:
      return block.text;
  }
}

export function headingsOf(blocks: ArticleBlock[]): string[] {
  return blocks.flatMap((block) => (block.kind === 'heading' ? block.text : []));
}

/** Whole minutes, rounded up. */
export function minutesToRead({ lede, blocks }: Pick<ArticleWords, 'lede' | 'blocks'>): number {
  const words = [lede, ...blocks.map(textOf)].join(' ').split(/\s+/).length;
  return Math.ceil(words / wordsPerMinute);
}
