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

test('of the three captcha values all are needed, or none', () => {
  const captcha = { CAPTCHA_SITE_KEY: 'key', CAPTCHA_SECRET: 'secret', CAPTCHA_VERIFY_URL: 'https://captcha.example/verify' };
  expect(readConfig(captcha).captcha.siteKey).toBe('key');
  for (const left of Object.keys(captcha)) expect(() => readConfig({ ...captcha, [left]: '' }), left).toThrow(left);
  for (const only of Object.entries(captcha)) expect(() => readConfig(Object.fromEntries([only]))).toThrow(only[0]);
});

test.each([
  ['PORT', '65536'],
  ['PUBLIC_URL', 'https://a.example/sub?x=1'],
  ['PUBLIC_URL', 'https://a.example/sub'],
  ['PUBLIC_URL', 'https://a.example/#x'],
  ['PUBLIC_URL', 'https://user:secret@a.example'],
  ['CONTACT_API_BASE', 'https://a.example/api?x=1'],
  ['CORS_ORIGINS', 'not an origin'],
  ['CORS_ORIGINS', 'https://a.example, https://b.example/sub'],
  ['CORS_ORIGINS', '*'],
  ['ADMIN_EMAILS', 'company.example'],
  ['ADMIN_EMAILS', 'boss@company.example, @'],
  ['MAIL_FROM', '@@@'],
  ['MAIL_FROM', 'Norvane'],
  ['MAIL_FROM', 'Norvane <no-reply@a.example> and more'],
  ['CONTACT_TO', 'office@'],
  ['SMTP_URL', 'smtp://'],
  ['CAPTCHA_VERIFY_URL', 'captcha.example'],
  ['S3_URL', 'https://host.example/'],
  ['S3_URL', 'https://key:secret@host.example/'],
  ['S3_URL', 'https://host.example/bucket'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
});

test('origins are read as browsers send them', () => {
  const { corsOrigins } = readConfig({ CORS_ORIGINS: 'https://A.example/, http://b.example:80,https://c.example:8443' });
  expect(corsOrigins).toEqual(['https://a.example', 'http://b.example', 'https://c.example:8443']);
});

test('addresses may stand with a name, several for the team, and a whole domain may be named', () => {
  const config = readConfig({
    MAIL_FROM: '"Norvane, Edmonton" <no-reply@localhost>',
    CONTACT_TO: 'office@a.example, Sales <sales@a.example>',
    ADMIN_EMAILS: 'Boss@Company.example,@norvane.example',
    CONTACT_API_BASE: 'https://a.example/api/',
    S3_URL: 's3://key:secret@host.example:9000/bucket?region=x',
    SMTP_URL: 'smtps://user:pass@mail.example',
  });
  expect(config.adminEmails).toEqual(['boss@company.example', '@norvane.example']);
  expect(config.contactApiBase).toBe('https://a.example/api');
});

test('STATIC_DIR must differ from DATA_DIR', () => {
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
