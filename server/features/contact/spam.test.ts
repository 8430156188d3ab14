import { expect, test } from 'vitest';
import { spamScore, spamThreshold } from './spam.ts';

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
  spamScore({ ...message, ...words }, { ...ordinary, ...context }) >= spamThreshold;

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

test('small signs add up', () => {
  expect(isSpam({ firstName: 'Win https://x.example' }, { formAge: undefined })).toBe(true);
  expect(isSpam({ message: '[url=https://x.example]a[/url] https://b.example https://c.example' })).toBe(true);
});
