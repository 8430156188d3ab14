import { expect, test } from 'vitest';
import { isLoopback, readConfig } from './config.ts';

test('an empty environment gives the documented defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:4000',
    trustProxy: 0,
    messageRetentionDays: 365,
  });
  expect(config.databaseUrl).toBeUndefined();
});

test('the public address follows the port unless it is given', () => {
  expect(readConfig({ PORT: '5001' }).publicUrl).toBe('http://localhost:5001');
  expect(readConfig({ PUBLIC_URL: 'https://norvane.example/' }).publicUrl).toBe('https://norvane.example');
});

test('every fault is named at once', () => {
  const read = () => readConfig({ PORT: 'abc', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' });
  expect(read).toThrow(/PORT .*LOG_LEVEL|LOG_LEVEL .*PORT/s);
  expect(read).toThrow(/DATABASE_URL must start with postgres/);
});

test('a captcha key without its secret is refused', () => {
  expect(() => readConfig({ CAPTCHA_SITE_KEY: 'key' })).toThrow('CAPTCHA_SECRET');
});

test('the copy for a web server does not lie where the data is', () => {
  expect(() => readConfig({ DATA_DIR: 'data', STATIC_DIR: './data/' })).toThrow('STATIC_DIR');
});

test.each([
  ['http://localhost:4000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:80', true],
  ['https://norvane.example', false],
  ['http://localhost.evil.example', false],
])('%s is a loopback address: %s', (url, expected) => {
  expect(isLoopback(url)).toBe(expected);
});
