import type { Log } from '../log.ts';

/** Request-scoped variables. */
export type Env = { Variables: { requestId: string; log: Log; account?: string } };
