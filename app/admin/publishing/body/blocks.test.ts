import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Block, blocksToDocument, documentToBlocks, type Inline } from './blocks.ts';
import { bodySchema } from './schema.ts';

const schema = getSchema(bodySchema);
/** Through the editor's own document, as a save does. */
const roundTrip = (blocks: Block[]) => {
  const node = Node.fromJSON(schema, blocksToDocument(blocks));
  node.check();
  return documentToBlocks(node.toJSON());
};

const word = fc.stringMatching(/^[a-z][a-z ]{0,18}[a-z]$/);
const mark = fc.constantFrom(undefined, true as const);
const link = fc.constantFrom(undefined, '/contactUs', 'https://example.com/a?b=c', 'mailto:a@example.com');
const defined = (run: Inline) => Object.fromEntries(Object.entries(run).filter(([, value]) => value !== undefined)) as Inline;
const sameMarks = (a?: Inline, b?: Inline) =>
  a && b && (['bold', 'italic', 'code', 'link'] as const).every((name) => a[name] === b[name]);
/** Neighbours with the same marks would be one run. */
const runs = fc
  .array(fc.record({ text: word, bold: mark, italic: mark, code: mark, link }).map(defined), { minLength: 1, maxLength: 5 })
  .map((list) => list.filter((run, at) => !sameMarks(run, list[at - 1])));
const items = fc.array(runs, { minLength: 1, maxLength: 4 });

const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), text: word, level: fc.constantFrom(2 as const, 3 as const) }),
  fc.record({ kind: fc.constant('paragraph' as const), text: runs }),
  fc.record({ kind: fc.constantFrom('list' as const, 'steps' as const), items }),
  fc.record({ kind: fc.constant('quote' as const), text: runs, by: word }),
  fc.record({ kind: fc.constant('quote' as const), text: runs }),
  fc.record({
    kind: fc.constant('picture' as const),
    image: fc.constant('/uploads/pictures/a.jpg'),
    alt: word,
    decorative: fc.boolean(),
    caption: word,
  }),
  fc.record({
    kind: fc.constant('line' as const),
    caption: word,
    steps: fc.array(fc.record({ hue: fc.constantFrom('erp' as const, 'cloud' as const), title: word, text: word }), {
      minLength: 1,
    }),
  }),
);

test('any blocks survive the editor unchanged', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 12 }), (blocks) => {
      expect(roundTrip(blocks)).toEqual(blocks);
    }),
  );
});

test('a block of a kind the editor does not know is kept as it is', () => {
  const unknown = { kind: 'video', address: '/film.mp4' } as unknown as Block;
  expect(roundTrip([unknown])).toEqual([unknown]);
});

test('no blocks are one empty paragraph, and back', () => {
  expect(roundTrip([])).toEqual([]);
});

test('what is empty is left out, and runs with the same marks are one', () => {
  expect(
    documentToBlocks({
      type: 'doc',
      content: [
        { type: 'paragraph' },
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '  ' }] },
        { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'one ' },
            { type: 'text', text: 'two' },
          ],
        },
        { type: 'picture', attrs: { image: '', alt: '', decorative: false, caption: '' } },
      ],
    }),
  ).toEqual([{ kind: 'paragraph', text: [{ text: 'one two' }] }]);
});
