import { expect, test } from 'vitest';
import { formatDate } from './days.ts';

test('dates read as in Canadian English', () => {
  const canadian = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
  for (let month = 0; month < 12; month += 1) {
    const date = new Date(Date.UTC(2024, month, 2 * month + 1, 23, 59));
    expect(formatDate(date)).toBe(canadian.format(date));
  }
});
