import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyHome } from '../../../contract/homepage.ts';
import { bareSite } from '../../../tests/harness/bare-site.ts';
import { readConfig } from '../../config.ts';
import { makeLog } from '../../log.ts';
import { sitePages } from './pages.ts';
import { commonHeaders, contentSecurityPolicy, scriptHash } from './security-headers.ts';
import { wordsService } from './words.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy names the given scripts and allows nothing else inline', () => {
  const policy = contentSecurityPolicy([scriptHash('go()')]);
  expect(policy).toContain(`script-src 'self' ${hash('go()')};`);
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe-inline');
});

test('a script that finds its way into a page is not allowed by the policy of that page', async () => {
  const injected = '<script>stealToken()</script>';
  const renderer = {
    ...bareSite,
    assets: { ...bareSite.assets, headScript: 'head()', bodyScript: 'body()' },
    render: async (...args: Parameters<typeof bareSite.render>) => ({ ...(await bareSite.render(...args)), body: injected }),
  };
  const config = readConfig({});
  const words = wordsService({ managedHome: async () => emptyHome });
  const pages = sitePages({ renderer, config, log: makeLog('silent'), words });
  const { headers, bodies } = await pages.page('/privacy');
  expect(bodies.identity.toString()).toContain(injected);
  const policy = headers.identity['content-security-policy'] ?? '';
  expect(policy).not.toContain(hash('stealToken()'));
  for (const own of ['head()', 'body()']) expect(policy).toContain(hash(own));
});

test('a captcha opens scripts, calls and frames to its own host only', () => {
  const policy = contentSecurityPolicy([], { captcha: ['https://captcha.example'] });
  expect(policy).toContain("script-src 'self' https://captcha.example");
  expect(policy).toContain('frame-src https://captcha.example');
  expect(contentSecurityPolicy([])).not.toContain('frame-src');
});

test('strict transport security is promised only where the site is https', () => {
  expect(commonHeaders('https://norvane.example')).toHaveProperty('strict-transport-security');
  expect(commonHeaders('http://localhost:4000')).not.toHaveProperty('strict-transport-security');
});
