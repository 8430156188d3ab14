import { expect, test } from 'vitest';
import { accountMails } from './account-mails.ts';
import type { News } from './notices.ts';

const allNews: Record<News['what'], News> = {
  'new-device': { what: 'new-device', device: 'Firefox on Linux' },
  password: { what: 'password' },
  email: { what: 'email', email: 'new@example.com' },
  'factor-added': { what: 'factor-added', name: 'My key' },
  'factor-removed': { what: 'factor-removed', name: 'My key' },
  'factors-reset': { what: 'factors-reset' },
  'recovery-codes': { what: 'recovery-codes' },
  'recovery-code-used': { what: 'recovery-code-used', left: 9 },
  role: { what: 'role', role: 'editor' },
};

test.each(Object.values(allNews))('the mail about $what says what happened and when, and offers ‘This was not me’', (news) => {
  const at = Date.UTC(2026, 10, 17, 15);
  const mail = accountMails('https://example.com').news({ to: 'a@example.com', username: 'Ann', news, token: 'abc', at });
  expect(mail.subject).not.toBe('');
  expect(mail.text).toContain('on 2026-11-17 at 15:00:00 UTC');
  expect(mail.text).toContain('https://example.com/not-me#token=abc');
  expect(mail.text).not.toContain('undefined');
});
