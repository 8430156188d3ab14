import type { Log } from '../log.ts';

/** What every request carries through the application. */
export type Env = { Variables: { requestId: string; log: Log } };
