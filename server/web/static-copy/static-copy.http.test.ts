import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeApp } from '../../../tests/harness/make-app.ts';

test('the pages are copied for a web server after a start, but not with STATIC_COPY=0', async () => {
  const without = await makeApp('sqlite', { env: { STATIC_COPY: '0' } });
  const usual = await makeApp('sqlite');
  for (const { startBackground } of [without, usual]) startBackground();
  await expect.poll(() => existsSync(join(usual.dataDir, 'static/404.html.br'))).toBe(true);
  expect(existsSync(join(without.dataDir, 'static'))).toBe(false);
});
