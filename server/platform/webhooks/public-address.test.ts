import { expect, test } from 'vitest';
import { isPrivateHost, isPublicAddress } from './public-address.ts';

test('public addresses are public', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

test('loopback, private, link-local, reserved and tunnelled addresses are not, nor is what is no address', () => {
  const others = ['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '172.31.255.255'];
  const more = ['192.168.1.1', '198.18.0.1', '203.0.113.7', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fd00::1'];
  const tunnels = ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'ff02::1', '2001:db8::1'];
  for (const address of [...others, ...more, ...tunnels, 'localhost', ''])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

test('a name that leads to this machine is private; one that leads nowhere is not known to be', async () => {
  expect(await isPrivateHost('localhost')).toBe(true);
  expect(await isPrivateHost('[::1]')).toBe(true);
  expect(await isPrivateHost('nowhere.invalid')).toBe(false);
});
