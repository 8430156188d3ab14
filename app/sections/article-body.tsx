import type { ReactNode } from 'react';
import type { Inline } from '../../content/schemas/inline.ts';
import type { ShownBlock } from '../../contract/words.ts';
import { UploadedPicture } from '../ui/uploaded-picture.tsx';
import { anchorOf } from './anchor.ts';
import { FormGlyph, formOf } from './form-glyph.tsx';

export function ArticleBody({ lede, blocks }: { lede: string; blocks: ShownBlock[] }) {
  return (
    <article className="prose">
      <p className="lede">{lede}</p>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
        <Block key={index} block={block} />
      ))}
    </article>
  );
}

function Block({ block }: { block: ShownBlock }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 3 ? <h3>{block.text}</h3> : <h2 id={anchorOf(block.text)}>{block.text}</h2>;
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.text} />
        </p>
      );
    case 'list':
      return <ul>{itemsOf(block.items)}</ul>;
    case 'steps':
      return <ol className="numbered">{itemsOf(block.items)}</ol>;
    case 'quote':
      return (
        <figure className={isNote(block) ? 'quote quote-note' : 'quote'}>
          <blockquote>
            <p>
              <Runs runs={block.text} />
            </p>
          </blockquote>
          {block.by ? <figcaption className="label">{block.by}</figcaption> : null}
        </figure>
      );
    case 'picture':
      return (
        <figure className="in-text">
          <UploadedPicture {...block.picture} sizes="(min-width: 992px) 44em, 100vw" />
          {block.caption ? <figcaption className="label">{block.caption}</figcaption> : null}
        </figure>
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

/** A short sentence without a source stands in the margin where there is one. */
const isNote = ({ text, by }: Extract<ShownBlock, { kind: 'quote' }>) =>
  !by && text.reduce((sum, run) => sum + run.text.length, 0) <= 90;

const itemsOf = (items: Inline[][]) =>
  items.map((runs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity but their place
    <li key={index}>
      <Runs runs={runs} />
    </li>
  ));

function Runs({ runs }: { runs: Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs have no identity but their place
  return runs.map((run, index) => <Run key={index} {...run} />);
}

function Run({ text, bold, italic, code, link }: Inline) {
  let node: ReactNode = text;
  if (code) node = <code>{node}</code>;
  if (italic) node = <em>{node}</em>;
  if (bold) node = <strong>{node}</strong>;
  return link ? <a href={link}>{node}</a> : node;
}
