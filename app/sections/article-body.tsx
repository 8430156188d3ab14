import type { ArticleBlock, ArticleWords } from '../../content/schemas/article.ts';
import { MoreLink } from '../ui/button.tsx';
import { FormGlyph, formOf } from './form-glyph.tsx';

/** Anchor of a heading, for the table of contents. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export function ArticleBody({ lede, blocks }: Pick<ArticleWords, 'lede' | 'blocks'>) {
  return (
    <article className="prose">
      <p className="lede">{lede}</p>
      {blocks.map((block) => (
        <Block key={keyOf(block)} block={block} />
      ))}
      <p>
        <MoreLink to="/contactUs">Contact Us</MoreLink>
      </p>
    </article>
  );
}

const keyOf = (block: ArticleBlock) => ('text' in block ? block.text : 'items' in block ? block.items.join() : block.caption);

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 id={anchorOf(block.text)}>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="numbered">
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      );
    case 'line':
      return (
        <figure className="flow">
          <ol>
            {block.steps.map(({ hue, title, text }) => (
              <li key={title} data-hue={hue}>
                <FormGlyph form={formOf(hue)} />
                <strong>{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ol>
          <figcaption className="label">{block.caption}</figcaption>
        </figure>
      );
    default:
      return block satisfies never;
  }
}
