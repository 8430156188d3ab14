import { expect, test } from 'vitest';
import { words as privacy } from '../pages/privacy.ts';
import { words as ariba } from '../pages/sap-ariba.ts';
import { wordsSchemas } from './words.ts';

const linkTo = (path: string) => ({
  ...privacy,
  sections: [{ heading: 'In short', paragraphs: ['A line.'], link: { text: 'Read on', path } }],
});
const accepts = (kind: keyof typeof wordsSchemas, words: object) => wordsSchemas[kind].safeParse(words).success;

test.each(['/contactUs', '/services#digital'])('a link may lead to %s', (path) => {
  expect(accepts('plain', linkTo(path))).toBe(true);
});

test.each(['/nowhere', '/contactus', '/nowhere#digital', '/services#', 'https://example.com/', ''])(
  'a link may not lead to "%s"',
  (path) => expect(accepts('plain', linkTo(path))).toBe(false),
);

test('empty titles, long descriptions and unknown sections are refused', () => {
  expect(accepts('service', ariba)).toBe(true);
  expect(accepts('service', { ...ariba, title: ' ' })).toBe(false);
  expect(accepts('service', { ...ariba, description: 'x'.repeat(161) })).toBe(false);
  expect(accepts('service', { ...ariba, sections: [{ kind: 'film', heading: 'No such section' }] })).toBe(false);
  expect(accepts('low-code', ariba)).toBe(false);
});
