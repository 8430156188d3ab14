import type { IncomingMessage } from 'node:http';
import type { Log } from '../log.ts';

/** Request-scoped variables. */
export type Env = { Bindings: { incoming?: IncomingMessage }; Variables: { requestId: string; log: Log; account?: string } };
