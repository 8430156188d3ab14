import { expect, test } from 'vitest';
import { digitsOf, normalize, parseSearch, searchText } from './text-search.ts';

test('accents, sharp s, case and punctuation make no difference', () => {
  expect(normalize('  Jürgen Weiß & Söhne (GmbH) ')).toBe('jurgen weiss sohne gmbh');
  expect(normalize('株式会社 Öl')).toBe('株式会社 ol');
});

test('a phone number is found however it was spaced, in any digits', () => {
  const text = searchText(['Ada'], '+1 (780) 555-0123');
  for (const query of ['7805550123', '+17805550123', '780-555-0123', '+1 780 555 0123', '0017805550123', '٧٨٠٥٥٥٠١٢٣'])
    expect(
      parseSearch(query).some(([term = '']) => text.includes(term)),
      query,
    ).toBe(true);
  expect(digitsOf('٠١٢ 3')).toBe('0123');
});

test('quotes keep a phrase together; other words may stand anywhere', () => {
  expect(parseSearch('"Company 3" oil')).toEqual([['company 3', 'oil']]);
  expect(parseSearch('company 3')).toEqual([['company', '3']]);
  expect(parseSearch('ada@example.com')).toEqual([['ada example com']]);
  expect(parseSearch(' % "" ')).toEqual([]);
});
