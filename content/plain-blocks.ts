import type { ArticleBlock } from './schemas/article.ts';

type Block<K> = Extract<ArticleBlock, { kind: K }>;
type PlainBlock =
  | { kind: 'heading'; text: string; level?: 2 | 3 }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list' | 'steps'; items: string[] }
  | Block<'quote'>
  | Block<'picture'>
  | Block<'line'>;

/** Blocks whose texts have one style throughout, as the built-in articles do. */
export const plainBlocks = (blocks: PlainBlock[]): ArticleBlock[] =>
  blocks.map((block) => {
    switch (block.kind) {
      case 'heading':
        return { ...block, level: block.level ?? 2 };
      case 'paragraph':
        return { ...block, text: [{ text: block.text }] };
      case 'list':
      case 'steps':
        return { ...block, items: block.items.map((text) => [{ text }]) };
      default:
        return block;
    }
  });
