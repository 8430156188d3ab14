import { BlockList, isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import type { Env } from '../env.ts';
import { clientAddress } from './client-address.ts';

type Needs = Pick<Config, 'adminNetworks' | 'trustProxy'>;

/** Lets in only the networks of ADMIN_NETWORKS; everybody if it is not set. Of an IPv6 address the first 64 bits are known. */
export function allowedNetworks({ adminNetworks, trustProxy }: Needs): MiddlewareHandler<Env> {
  const allowed = new BlockList();
  for (const network of adminNetworks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    allowed.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 64 : 32)), family);
  }
  return async (c, next) => {
    if (adminNetworks.length) {
      const address = clientAddress(c, trustProxy).replace(/\/64$/, '');
      if (!allowed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) throw notFromHere();
    }
    await next();
  };
}

const notFromHere = () =>
  new AppError(403, 'The administration of this site is not open to your network.', { code: 'network-not-allowed' });
