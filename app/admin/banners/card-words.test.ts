import { expect, test } from 'vitest';
import { cardFormData, changedWords } from './card-words.ts';

const saved = { title: 'Title', slogan: undefined, description: 'Text', alt: '', decorative: false };

test('only what was touched is sent', () => {
  expect(changedWords(saved, { ...saved })).toEqual({});
  const changes = changedWords(saved, { ...saved, description: 'Better text', decorative: true });
  expect(changes).toEqual({ description: 'Better text', decorative: true });
  expect(Object.fromEntries(cardFormData(changes))).toEqual({ description: 'Better text', decorative: '1' });
});

test('a field that was emptied is sent, one that a banner does not have is not', () => {
  expect(Object.fromEntries(cardFormData({ title: '', slogan: undefined }))).toEqual({ title: '' });
});
