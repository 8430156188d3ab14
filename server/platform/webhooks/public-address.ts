import { lookup as resolve } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const notPublic4: [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Of IPv6 only 2000::/3 is public, without tunnels into IPv4 and what is reserved. */
const notPublic6: [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, bits] of notPublic4) blocked.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of notPublic6) blocked.addSubnet(network, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** The target is in a private network, on this machine, or nowhere. */
export class PrivateAddress extends Error {
  constructor() {
    super('The address belongs to a private network.');
  }
}

/** True for addresses that anybody on the internet can reach; false for loopback, private, link-local and reserved ones. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/**
 * Resolves a name for a connection and fails if any of its addresses is private. The connection goes to the addresses checked
 * here: a second look at the name, which could give another answer, does not happen.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error('The name has no address.'), '');
    if (!found.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(), '');
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Whether a host is private as far as is known now. An unknown name is not. */
export async function isPrivateHost(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return !isPublicAddress(host);
  return new Promise((done) => publicLookup(host, { all: true }, (error) => done(error instanceof PrivateAddress)));
}
