import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commonHeaders, contentSecurityPolicy } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy names each inline script and style, and no data block', () => {
  const policy = contentSecurityPolicy('<script>go()</script><style>a{}</style><script type="application/json">{}</script>');
  expect(policy).toContain(`script-src 'self' ${hash('go()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(policy).not.toContain(hash('{}'));
  expect(policy).not.toContain('unsafe-inline');
});

test('a captcha opens scripts, calls and frames to its own host only', () => {
  const policy = contentSecurityPolicy('', { captcha: ['https://captcha.example'] });
  expect(policy).toContain("script-src 'self' https://captcha.example");
  expect(policy).toContain('frame-src https://captcha.example');
  expect(contentSecurityPolicy('')).not.toContain('frame-src');
});

test('strict transport security is promised only where the site is https', () => {
  expect(commonHeaders('https://norvane.example')).toHaveProperty('strict-transport-security');
  expect(commonHeaders('http://localhost:4000')).not.toHaveProperty('strict-transport-security');
});
