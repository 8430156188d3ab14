import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { learntSigns } from './bayes.ts';
import { judge } from './spam.ts';

const message = {
  email: 'a@b.example',
  phoneNumber: '123456',
  firstName: '',
  lastName: '',
  companyName: '',
  countryRegion: '',
  message: '',
};
const ordinary = { honeypot: '', formAge: 30_000 };
const isSpam = (words: Partial<typeof message>, context = {}) =>
  judge({ ...message, ...words }, { ...ordinary, ...context }).isSpam;
const corpus = (name: string) =>
  readFileSync(new URL(`corpus/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);

test('a post without a token is legitimate, also with some links, or from a form left open for days', () => {
  expect(isSpam({}, { formAge: undefined })).toBe(false);
  expect(isSpam({ message: 'See https://a.example, https://b.example and https://c.example' }, { formAge: undefined })).toBe(
    false,
  );
  expect(isSpam({ message: 'Hello' }, { formAge: 3 * 24 * 3600_000 })).toBe(false);
});

test('the trap, a forged token and a form filled too fast are enough each', () => {
  expect(isSpam({}, { honeypot: 'x' })).toBe(true);
  expect(isSpam({}, { formAge: 'forged' })).toBe(true);
  expect(isSpam({}, { formAge: 900 })).toBe(true);
});

test('no enquiry of the corpus is taken for spam, whether or not the form was opened', () => {
  const ham = corpus('ham');
  expect(ham.length).toBeGreaterThanOrEqual(60);
  for (const formAge of [undefined, 30_000]) {
    expect(ham.filter((text) => isSpam({ message: text, firstName: 'Ada', companyName: 'Engines' }, { formAge }))).toEqual([]);
  }
});

test('of the spam of the corpus at most one in twenty gets through without a form, and few with one', () => {
  const spam = corpus('spam');
  expect(spam.length).toBeGreaterThanOrEqual(60);
  const missed = (formAge?: number) => spam.filter((text) => !isSpam({ message: text, firstName: 'Bot' }, { formAge }));
  expect(missed().length / spam.length, missed().join('\n')).toBeLessThanOrEqual(0.05);
  expect(missed(30_000).length / spam.length).toBeLessThan(0.35);
});

test('a verdict says why, in words', () => {
  const { reasons } = judge({ ...message, message: 'BEST CASINO BONUS!!! http://x.top' }, { honeypot: '', formAge: undefined });
  expect(reasons.join('; ')).toMatch(/without opening the form.*a link.*“CASINO”.*capitals/);
});

test('what colleagues mark counts, both ways, once there is enough of it', () => {
  const counts = [
    { word: 'drone', spam: 6, ham: 0 },
    { word: 'survey', spam: 5, ham: 0 },
    { word: 'ariba', spam: 0, ham: 7 },
  ];
  expect(learntSigns(counts, { spam: 2, ham: 9 })).toEqual([]);
  const [sign] = learntSigns(counts.slice(0, 2), { spam: 6, ham: 7 });
  expect(sign?.points).toBeGreaterThan(3);
  expect(sign?.because).toContain('“drone”');
  expect(learntSigns(counts.slice(2), { spam: 6, ham: 7 })[0]?.points).toBeLessThan(0);
});
