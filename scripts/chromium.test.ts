import { afterEach, expect, test, vi } from 'vitest';
import { chromiumEnv, findChromium } from './chromium.mjs';

afterEach(() => vi.unstubAllEnvs());

test('CHROMIUM names the browser where it exists, and it is started in the environment as it is', () => {
  vi.stubEnv('CHROMIUM', process.execPath);
  expect(findChromium()).toBe(process.execPath);
  expect(findChromium({ whole: true })).toBe(process.execPath);
  expect(chromiumEnv(process.execPath)).toEqual(process.env);
  vi.stubEnv('CHROMIUM', '/nowhere/chromium');
  expect(findChromium()).not.toBe('/nowhere/chromium');
});

test('measurements never get the packaged browser, which has no window', () => {
  vi.stubEnv('CHROMIUM', '');
  expect(findChromium({ whole: true }) ?? '').not.toMatch(/tests\/browser|shell/);
});
