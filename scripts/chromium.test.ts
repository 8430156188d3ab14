import { expect, test, vi } from 'vitest';
import { chromiumEnv, findChromium } from './chromium.mjs';

test('CHROMIUM names the browser where it exists, and it is started in the environment as it is', () => {
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(findChromium()).toBe(process.execPath);
  expect(findChromium({ whole: true })).toBe(process.execPath);
  expect(chromiumEnv(process.execPath)).toEqual(process.env);
  vi.stubEnv('CHROMIUM', '/nowhere/chromium');
  expect(findChromium()).not.toBe('/nowhere/chromium');
  vi.unstubAllEnvs();
});

test('measurements never get the packaged browser, which has no window', () => {
  expect(findChromium({ whole: true }) ?? '').not.toMatch(/tests\/browser|shell/);
});
