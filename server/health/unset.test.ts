import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { unsetLines, unsetNotes } from './unset.ts';

const complete = {
  SMTP_URL: 'smtp://mail',
  CONTACT_TO: 'team@example.com',
  BACKUP_EVERY: '24h',
  BACKUP_KEY: `AGE-SECRET-KEY-1${'Q'.repeat(58)}`,
};

test('a TRUST_PROXY that cannot be right is named at the start, and to owners', () => {
  const of = (env: Record<string, string>) => readConfig({ ...complete, ...env });
  expect(unsetLines(of({ PUBLIC_URL: 'https://norvane.example', TRUST_PROXY: '1' }))).toEqual([]);
  const behind = of({ PUBLIC_URL: 'https://norvane.example' });
  expect(unsetLines(behind)).toEqual([expect.stringContaining('TRUST_PROXY is 0, but PUBLIC_URL is https')]);
  expect(unsetNotes(behind)).toEqual([expect.stringContaining('proxy in front of the site cannot be right')]);
  expect(unsetLines(of({ TRUST_PROXY: '1' }))).toEqual([expect.stringContaining('anybody can pretend')]);
  expect(unsetLines(of({}))).toEqual([]);
});

test('a backup key that lies beside the data is named', () => {
  const { BACKUP_KEY: _, ...without } = complete;
  expect(unsetLines(readConfig(without))).toEqual([expect.stringContaining('BACKUP_KEY is not set')]);
});
