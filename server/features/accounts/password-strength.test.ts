import { expect, onTestFinished, test } from 'vitest';
import { company } from '../../../content/company.ts';
import { quickest } from '../../../tests/harness/quickest.ts';
import { setBrand } from '../../platform/brand.ts';
import { passwordWeakness } from './password-strength.ts';

const email = 'maximilian.mustermann@beispielgesellschaft.de';
const weakness = (password: string) => passwordWeakness(password, ['Nora North', email]);

test('words, signs and years that are hard to guess pass, however long', async () => {
  for (const password of [
    'glacier-lantern-voyage-27',
    'correct horse battery staple',
    'kT5$uE!9zLp0',
    'kT5$uE!9zLp0@Rw3Vb8#nC1^yG6&hJ4*mD2(fS7)aQ',
    'The quick brown fox jumps over the lazy dog',
    `${'-'.repeat(40)}harbour-cedar-signal-58`,
  ]) {
    expect([password, await weakness(password)]).toEqual([password, undefined]);
  }
});

test('common passwords, repeats, rows of keys, dates and one’s own address do not, however long', async () => {
  for (const password of [
    'passwordpassword',
    'Mus7ang1123123',
    'br00k1yn!!99',
    'p4$$w0rd1!'.repeat(12),
    '12/05/1987'.repeat(12),
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '|'.repeat(128),
    email,
  ]) {
    expect([password, await weakness(password)]).toEqual([password, expect.stringMatching(/^This password is easy to guess\./)]);
  }
});

test('scoring a long run of symbols is not many times as expensive as scoring an ordinary password', async () => {
  const cost = (password: string) => quickest(() => weakness(password));
  expect(await cost('|'.repeat(128))).toBeLessThan(30 * (await cost('glacier-lantern-voyage-27')));
});

test('passwords known from breaches are refused, in any letter case and with digits added', async () => {
  for (const password of ['polniypizdec0211', 'SOJDLG123ALJG', 'mailcreated5240', 'Sonyericsson2026!'])
    expect([password, await weakness(password)]).toEqual([password, expect.stringContaining('known from a breach')]);
});

test('the words of this product make a password no stronger', async () => {
  onTestFinished(() => setBrand(company));
  setBrand({ ...company, name: 'Quellmark' });
  for (const password of ['quellmark2026!', 'quellmarkdashboard', 'QuellmarkEnquiries'])
    expect([password, await passwordWeakness(password, [])]).toEqual([password, expect.stringContaining('easy to guess')]);
});
