import type { JSONContent } from '@tiptap/core';
import type { Hue } from '../../../../content/schemas/hue.ts';

// What is stored is a list of typed blocks; what the editor holds is a ProseMirror document. These functions translate.

export type Inline = { text: string; bold?: boolean; italic?: boolean; code?: boolean; link?: string };
export type LineStep = { hue: Hue; title: string; text: string };
export type Block =
  | { kind: 'heading'; text: string; level?: 2 | 3 }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list' | 'steps'; items: Inline[][] }
  | { kind: 'quote'; text: Inline[]; by?: string }
  | { kind: 'picture'; image: string; alt: string; decorative: boolean; caption?: string }
  | { kind: 'line'; caption: string; steps: LineStep[] };

/** Outermost mark first, as the editor's schema ranks them. */
const markNames = ['link', 'bold', 'italic', 'code'] as const;

/** The editor's document for these blocks. An empty list is a document with one empty paragraph. */
export function blocksToDocument(blocks: readonly Block[]): JSONContent {
  return { type: 'doc', content: blocks.length ? blocks.map(nodeOf) : [{ type: 'paragraph' }] };
}

function nodeOf(block: Block): JSONContent {
  switch (block.kind) {
    case 'heading':
      return { type: 'heading', attrs: { level: block.level ?? 2 }, content: textNodes([{ text: block.text }]) };
    case 'paragraph':
      return { type: 'paragraph', content: textNodes(block.text) };
    case 'list':
    case 'steps':
      return {
        type: block.kind === 'list' ? 'bulletList' : 'orderedList',
        content: block.items.map((item) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: textNodes(item) }],
        })),
      };
    case 'quote':
      return { type: 'quote', attrs: { by: block.by ?? '' }, content: textNodes(block.text) };
    case 'picture': {
      const { kind: _, caption = '', ...attrs } = block;
      return { type: 'picture', attrs: { ...attrs, caption } };
    }
    case 'line':
      return { type: 'line', attrs: { caption: block.caption, steps: block.steps } };
    default:
      block satisfies never;
      return { type: 'other', attrs: { block } }; // of a newer release: kept as it is
  }
}

function textNodes(runs: readonly Inline[]): JSONContent[] {
  return runs
    .filter(({ text }) => text !== '')
    .map((run) => {
      const marks = markNames
        .filter((name) => run[name])
        .map((name) => (name === 'link' ? { type: name, attrs: { href: run.link } } : { type: name }));
      return { type: 'text', text: run.text, ...(marks.length > 0 && { marks }) };
    });
}

/** The blocks of a document. What is empty is left out: it would be a hole in the page. */
export function documentToBlocks(document: JSONContent): Block[] {
  return (document.content ?? []).flatMap((node) => {
    const block = blockOf(node);
    return block ? [block] : [];
  });
}

function blockOf({ type, attrs = {}, content = [] }: JSONContent): Block | undefined {
  switch (type) {
    case 'heading': {
      const text = plain(content).trim();
      return text ? { kind: 'heading', text, level: attrs.level === 3 ? 3 : 2 } : undefined;
    }
    case 'paragraph': {
      const text = runsOf(content);
      return text.length ? { kind: 'paragraph', text } : undefined;
    }
    case 'bulletList':
    case 'orderedList': {
      const items = content.map((item) => runsOf(item.content?.[0]?.content)).filter((item) => item.length > 0);
      return items.length ? { kind: type === 'bulletList' ? 'list' : 'steps', items } : undefined;
    }
    case 'quote': {
      const text = runsOf(content);
      return text.length ? { kind: 'quote', text, ...(attrs.by && { by: attrs.by }) } : undefined;
    }
    case 'picture': {
      const { image, alt, decorative, caption } = attrs;
      return image ? { kind: 'picture', image, alt, decorative, ...(caption && { caption }) } : undefined;
    }
    case 'line':
      return { kind: 'line', caption: attrs.caption, steps: attrs.steps };
    case 'other':
      return attrs.block;
    default:
      return undefined;
  }
}

const plain = (nodes: JSONContent[]) => nodes.map(({ text = '' }) => text).join('');

/** Runs of text with the same marks; nothing if there are only spaces. */
function runsOf(nodes: JSONContent[] = []): Inline[] {
  if (plain(nodes).trim() === '') return [];
  const runs: Inline[] = [];
  for (const { text = '', marks = [] } of nodes) {
    const run: Inline = { text };
    for (const { type, attrs } of marks) {
      if (type === 'link') run.link = attrs?.href;
      else if (type === 'bold' || type === 'italic' || type === 'code') run[type] = true;
    }
    const before = runs.at(-1);
    if (before && markNames.every((name) => before[name] === run[name])) before.text += text;
    else runs.push(run);
  }
  return runs;
}
