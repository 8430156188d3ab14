import type { Context } from 'hono';
import { AppError } from '../../errors.ts';
import type { Env } from '../env.ts';

/**
 * One log line per security event, for whatever collects the log: `event`, `outcome`, `account`, `network`, and why it was
 * refused. The account is its id, or a fingerprint of the address that was tried.
 */
export async function withSecurityEvent<Result>(
  c: Context,
  event: { event: string; network: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const { var: known, get } = c as Context<Env>;
  const report = (error?: unknown) => {
    const line = { ...event, account: get('account') };
    if (!error) return known.log.info({ ...line, outcome: 'success' }, 'security event');
    const code = error instanceof AppError ? error.code : 'internal-error';
    known.log.warn({ ...line, outcome: 'failure', code }, 'security event');
  };
  try {
    const result = await work();
    report(c.error); // of a handler further in; Hono has answered it already
    return result;
  } catch (error) {
    report(error);
    throw error;
  }
}
