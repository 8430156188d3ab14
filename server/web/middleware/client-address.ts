import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The visitor's IP address: the socket's, or the one reported by the last trusted proxy (TRUST_PROXY is their number). */
export function clientAddress(c: Context, trustProxy: number): string {
  const socket = (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket?.remoteAddress ?? '127.0.0.1';
  return visitorAddress(socket, c.req.header('x-forwarded-for'), trustProxy);
}

export function visitorAddress(socket: string, header: string | undefined, trustProxy: number): string {
  if (trustProxy === 0) return normalizeAddress(socket);
  const forwarded = (header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  // Fewer entries than proxies: the request did not come through all of them, so what it says may be forged.
  const named = withoutPort(forwarded.at(-trustProxy) ?? '');
  return normalizeAddress(isIP(named) ? named : socket);
}

/** Some proxies append the port. It differs per connection and must not look like another visitor. */
const withoutPort = (address: string) => address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

/** Maps IPv4-mapped IPv6 to IPv4. Of a real IPv6 address only the /64 counts, since one customer gets a whole /64. */
export function normalizeAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '').toLowerCase();
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : [];
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
