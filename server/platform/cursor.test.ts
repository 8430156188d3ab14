import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

test('a place is read as it was written', () => {
  const place = { time: 1_800_000_000_000, id: '0b7e-a_1' };
  expect(readCursor(writeCursor(place))).toEqual(place);
});

test.each(['', '1', '.x', '1.', `${'9'.repeat(30)}.x`, '1.a b', '-1.x', `1.${'x'.repeat(65)}`])('"%s" is no place', (text) => {
  expect(readCursor(text)).toBeUndefined();
});
