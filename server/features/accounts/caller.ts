import type { Context } from 'hono';
import { clientAddress } from '../../web/middleware/client-address.ts';
import { hashSecret } from './secrets.ts';

/** Header with the random mark that a browser keeps in its localStorage. */
const deviceHeader = 'x-device';

/** Who calls: network address, browser, and the browser's mark if it sent one. */
export type Caller = { address: string; userAgent: string; device?: string };

export const callerOf = (c: Context, trustProxy: number): Caller => ({
  address: clientAddress(c, trustProxy),
  userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
  device: /^[\w-]{32,64}$/.exec(c.req.header(deviceHeader) ?? '')?.[0],
});

/** Name of a device under which an account remembers it. Without a mark, browser and network stand for it. */
export const deviceHash = ({ device, userAgent, address }: Caller) =>
  device ? hashSecret(device, 'device') : hashSecret(`${userAgent}\n${address}`, 'browser');
