import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame, merge, withValueAt, wordsOf } from './merge.ts';

const base = { title: 'Ledger', lede: 'Old', topics: 'A', sections: [{ heading: 'One' }, { heading: 'Two' }] };

test('changes to different fields come together without a question', () => {
  const mine = { ...base, lede: 'Mine' };
  const theirs = { ...base, sections: [{ heading: 'One' }, { heading: 'Theirs' }] };
  expect(merge(base, mine, theirs)).toEqual({
    content: { ...base, lede: 'Mine', sections: [{ heading: 'One' }, { heading: 'Theirs' }] },
    clashes: [],
    taken: ['sections'],
  });
});

test('what both changed is a question, and mine stays until it is answered', () => {
  const merged = merge(base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs', topics: 'B' });
  expect(merged.content).toEqual({ ...base, title: 'Mine', topics: 'B' });
  expect(merged.clashes).toEqual([{ path: 'title', mine: 'Mine', theirs: 'Theirs' }]);
});

test('lists of another length are one field', () => {
  const mine = { ...base, sections: [{ heading: 'One' }] };
  const theirs = { ...base, sections: [{ heading: 'First' }, { heading: 'Two' }] };
  expect(merge(base, mine, theirs).clashes.map(({ path }) => path)).toEqual(['sections']);
});

test('spaces at the ends of texts make no difference to the server', () => {
  expect(isSame({ title: 'Ledger ', list: [' One'] }, { title: 'Ledger', list: ['One'] })).toBe(true);
  expect(isSame({ title: 'Ledger' }, { title: 'Led ger' })).toBe(false);
});

test('without a change on one side the other side is the result', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(merge(one, one, other).content).toEqual(other);
      expect(merge(one, other, one).content).toEqual(other);
    }),
  );
});

test('a value is put at its path, and undefined takes the field away', () => {
  expect(withValueAt(base, 'sections.1.heading', 'New')).toEqual({ ...base, sections: [{ heading: 'One' }, { heading: 'New' }] });
  const { lede: _, ...others } = base;
  expect(withValueAt(base, 'lede', undefined)).toEqual(others);
});

test('blocks are read as their text', () => {
  expect(
    wordsOf([
      { kind: 'heading', text: 'One', level: 2 },
      { kind: 'paragraph', text: [{ text: 'bold', bold: true }, { text: ' and not' }] },
    ]),
  ).toBe('One\nbold and not');
});
