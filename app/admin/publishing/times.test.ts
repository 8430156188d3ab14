import { expect, test } from 'vitest';
import { fromLocal, toLocal } from './times.ts';

test('a typed time is an instant and comes back as it was typed', () => {
  expect(fromLocal('')).toBeUndefined();
  expect(toLocal(null)).toBe('');
  for (const local of ['2026-11-17T09:00', '2026-07-01T00:30', '2027-03-14T01:59']) expect(toLocal(fromLocal(local))).toBe(local);
});
