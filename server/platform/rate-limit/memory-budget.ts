import { tooMany } from '../../errors.ts';
import type { Limit } from './rate-limit.ts';

const maxAddresses = 10_000;

/**
 * A limit per network address in the memory of this process, for what costs work but no write. When too many addresses are
 * known, the one first seen is forgotten.
 */
export function memoryBudget({ max, windowMs }: Limit, now: () => number = () => performance.now()) {
  const used = new Map<string, { hits: number; resetsAt: number }>();
  return {
    /** Counts one use and refuses it above the limit. */
    take(address: string): void {
      const time = now();
      const known = used.get(address);
      if (!known || known.resetsAt <= time) {
        used.delete(address);
        used.set(address, { hits: 1, resetsAt: time + windowMs });
        if (used.size > maxAddresses) used.delete(used.keys().next().value as string);
        return;
      }
      known.hits += 1;
      if (known.hits > max) throw tooMany((known.resetsAt - time) / 1000);
    },
  };
}
