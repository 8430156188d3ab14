import { expect, test } from 'vitest';
import { company } from './company.ts';
import { fillPlaceholders, placeholderValues } from './placeholders.ts';
import { companyFacts } from './schemas/company.ts';

test('the facts of the company fit their schema', () => {
  expect(companyFacts.parse(company)).toEqual(company);
});

test('facts go by their names, groups by both, offices as a sentence has them', () => {
  expect(placeholderValues(company)).toMatchObject({
    name: company.name,
    'founded.year': '1987',
    support: '24/7',
    'talent.term': '3 to 11 months',
    offices: 'New York, Riyadh and Dubai',
  });
});

test('placeholders are filled however deep they stand; all else stays', () => {
  const value = { a: ['since {founded.year}', { b: '{clients} and {clients}' }], c: 4, d: null, e: 'a { b } {} {4}' };
  expect(fillPlaceholders(value, company)).toEqual({
    a: ['since 1987', { b: '1,000+ and 1,000+' }],
    c: 4,
    d: null,
    e: 'a { b } {} {4}',
  });
});

test('thousands are apart in a sentence; a figure that stands alone stays as it is', () => {
  const words = { text: 'A pool of {talentPool}, {projects} projects', value: '{talentPool}' };
  expect(fillPlaceholders(words, company)).toEqual({ text: 'A pool of 3,500, 1,200+ projects', value: '3500' });
});

test.each(['{nmae}', '{constructor}', '{founded}'])('an unknown placeholder is named: %s', (text) => {
  expect(() => fillPlaceholders({ text }, company)).toThrow(text);
});

test('a single office needs no and', () => {
  expect(placeholderValues({ ...company, offices: ['Oslo'] }).offices).toBe('Oslo');
});
