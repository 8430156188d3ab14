import type { Log } from '../../log.ts';
import { every } from '../../platform/jobs.ts';
import { days, minutes } from '../../platform/time.ts';
import type { ContactStore } from './contact.store.ts';
import type { MessageStore } from './messages.store.ts';

const binDays = 30;
const chunk = 500;

type Needs = {
  store: MessageStore;
  receipts: Pick<ContactStore, 'forgetExpiredReceipts'>;
  retentionDays: number;
  now: () => number;
};

/** Erases messages past their retention, in small batches so that requests are not delayed. Messages on hold stay. */
export async function sweepMessages({ store, receipts, retentionDays, now }: Needs): Promise<number> {
  await receipts.forgetExpiredReceipts();
  const limits = { receivedBefore: now() - days(retentionDays), binnedBefore: now() - days(binDays), max: chunk };
  let erased = 0;
  for (;;) {
    const count = await store.eraseOld(limits);
    erased += count;
    if (count < chunk) return erased;
    await new Promise(setImmediate);
  }
}

/** Sweeps now and then every ten minutes until stopped. */
export function startRetentionSweep(needs: Needs, log: Log, stop: AbortSignal): void {
  const sweep = async () => {
    const erased = await sweepMessages(needs);
    if (erased) log.info({ erased }, 'messages erased: their retention period is over');
  };
  every(minutes(10), 'erasing old messages', sweep, { log, stop });
}
