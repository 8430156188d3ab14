import { expect, test } from 'vitest';
import { placesOf } from './use-marks.ts';

const found = (text: string, search: string) => placesOf(text, search).map(([start, end]) => text.slice(start, end));

test('what was searched for is found in any case and accent, every time, and a phrase as a whole', () => {
  expect(found('Zoë met ZOE 👋 at Café Norte', 'zoe cafe')).toEqual(['Zoë', 'ZOE', 'Café']);
  expect(found('Company 3, company 31 and 3', '"company 3"')).toEqual(['Company 3', 'company 3']);
  expect(found('anything', '""')).toEqual([]);
});
