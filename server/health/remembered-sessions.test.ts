import { expect, test } from 'vitest';
import type { Admin } from '../platform/admin.ts';
import { rememberSessions } from './remembered-sessions.ts';

const admin: Admin = {
  id: '1',
  username: 'Ada',
  email: 'ada@example.com',
  role: 'owner',
  sessionId: 's',
  isRecent: true,
  needsFactor: false,
};

test('while the database is gone, only someone just seen is known, and not for long', async () => {
  let time = 0;
  let gone = false;
  const find = rememberSessions(
    async (token) => {
      if (gone) throw new Error('gone');
      return token === 'good' ? admin : undefined;
    },
    () => time,
  );
  expect(await find('good')).toEqual(admin);
  expect(await find('bad')).toBeUndefined();
  gone = true;
  expect(await find('good')).toEqual(admin);
  await expect(find('bad')).rejects.toThrow('gone');
  time = 16 * 60_000;
  await expect(find('good')).rejects.toThrow('gone');
});

test('a session that has ended is forgotten', async () => {
  let answer: () => Promise<Admin | undefined> = async () => admin;
  const find = rememberSessions(() => answer());
  await find('good');
  answer = async () => undefined;
  expect(await find('good')).toBeUndefined();
  answer = () => Promise.reject(new Error('gone'));
  await expect(find('good')).rejects.toThrow('gone');
});
