import { type AnyExtension, Extension, Mark, markInputRule, mergeAttributes, Node } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { isAllowedLink } from './links.ts';

// The blocks of an article as an editor's schema. What it does not know is dropped when something is pasted.

const Heading = Node.create({
  name: 'heading',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  parseHTML: () => ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: tag < 'h3' ? 2 : 3 } })),
  renderHTML: ({ node }) => [`h${node.attrs.level}`, 0],
  addKeyboardShortcuts() {
    const toggle = (level: number) => () => this.editor.commands.toggleNode('heading', 'paragraph', { level });
    return { 'Mod-Alt-2': toggle(2), 'Mod-Alt-3': toggle(3) };
  },
});

/** One paragraph an item: our lists have one level. */
const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem('listItem') };
  },
});

export const Quote = Node.create({
  name: 'quote',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ by: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: () => ['blockquote', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-b': () => this.editor.commands.toggleNode('quote', 'paragraph') };
  },
});

export const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    image: { default: '' },
    alt: { default: '' },
    decorative: { default: false },
    caption: { default: '' },
  }),
  renderHTML: ({ node }) => ['img', { src: node.attrs.image, alt: node.attrs.alt }],
});

export const Line = Node.create({
  name: 'line',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ caption: { default: '' }, steps: { default: [] } }),
  renderHTML: ({ node }) => ['figure', ['figcaption', node.attrs.caption]],
});

/** A block this editor does not know: shown by its name, moved and kept, never lost. */
const Other = Node.create({
  name: 'other',
  group: 'block',
  atom: true,
  addAttributes: () => ({ block: { default: {}, rendered: false } }),
  renderHTML: ({ node }) => ['div', { class: 'body-atom' }, String(node.attrs.block.kind)],
});

const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return isAllowedLink(href) && !href.startsWith('#') && { href };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes, { rel: 'noreferrer' }), 0],
});

/** Code may be bold or a link too. */
const Code = Mark.create({
  name: 'code',
  priority: 10,
  parseHTML: () => [{ tag: 'code' }, { tag: 'tt' }],
  renderHTML: () => ['code', 0],
  addInputRules() {
    return [markInputRule({ find: /(?:^|\s)(`([^`]+)`)$/, type: this.type })];
  },
  addKeyboardShortcuts() {
    return { 'Mod-e': () => this.editor.commands.toggleMark('code') };
  },
});

/** There is no line break inside a block. */
const NoBreaks = Extension.create({
  name: 'noBreaks',
  addKeyboardShortcuts() {
    const enter = () => this.editor.commands.keyboardShortcut('Enter');
    return { 'Shift-Enter': enter, 'Mod-Enter': enter };
  },
});

const basics = StarterKit.configure({
  blockquote: false,
  code: false,
  codeBlock: false,
  hardBreak: false,
  heading: false,
  horizontalRule: false,
  link: false,
  listItem: false,
  strike: false,
  underline: false,
  dropcursor: { color: 'var(--accent-mark)', width: 3 },
});

/** Everything but pictures and diagrams, which the editor shows in a way of its own. */
export const textExtensions: AnyExtension[] = [basics, Heading, ListItem, Other, Link, Code, NoBreaks];
export const bodySchema: AnyExtension[] = [...textExtensions, Quote, Picture, Line];
