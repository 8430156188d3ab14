import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

/** The address that the application sees behind one proxy, whose socket is 192.0.2.1. */
async function seen(forwarded: string, trustProxy = 1): Promise<string> {
  const app = new Hono().get('/', (c) => c.text(clientAddress(c, trustProxy)));
  const env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, env)).text();
}

test('only the last trusted proxy determines the client address', async () => {
  expect(await seen('198.51.100.9, 203.0.113.7')).toBe('203.0.113.7');
  expect(await seen('198.51.100.9, 203.0.113.7', 2)).toBe('198.51.100.9');
  expect(await seen('203.0.113.7', 0)).toBe('192.0.2.1');
  expect(await seen('203.0.113.7', 2)).toBe('192.0.2.1'); // forged: it did not come through both
});

test('an address is the same with and without a port', async () => {
  expect(await seen('8.8.8.8:40000')).toBe('8.8.8.8');
  expect(await seen('8.8.8.8:40001')).toBe('8.8.8.8');
  expect(await seen('[2001:db8::1]:443')).toBe('2001:db8:0:0::/64');
  expect(await seen('[2001:db8::1]')).toBe('2001:db8:0:0::/64');
  expect(await seen('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(await seen('[::ffff:8.8.8.8]:443')).toBe('8.8.8.8');
});

test('an invalid forwarded address falls back to that of the socket', async () => {
  for (const rubbish of [
    '',
    'unknown',
    '_hidden',
    '8.8.8',
    '8.8.8.8:x',
    '8.8.8.8:1:2',
    '[8.8.8.8',
    '2001:db8::g',
    'a'.repeat(60),
  ]) {
    expect(await seen(rubbish)).toBe('192.0.2.1');
  }
});
