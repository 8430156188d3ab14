import type { Log } from '../../log.ts';
import type { ContactStore } from './contact.store.ts';
import type { MessageStore } from './messages.store.ts';

const day = 24 * 60 * 60 * 1000;
const binDays = 30;
const chunk = 500;

type Needs = {
  store: MessageStore;
  receipts: Pick<ContactStore, 'forgetExpiredReceipts'>;
  retentionDays: number;
  now: () => number;
};

/** Erases messages whose time is over, in small steps so that visitors do not wait; what is on hold stays. */
export async function sweepMessages({ store, receipts, retentionDays, now }: Needs): Promise<number> {
  await receipts.forgetExpiredReceipts();
  const limits = { receivedBefore: now() - retentionDays * day, binnedBefore: now() - binDays * day, most: chunk };
  let erased = 0;
  for (;;) {
    const count = await store.eraseOld(limits);
    erased += count;
    if (count < chunk) return erased;
    await new Promise(setImmediate);
  }
}

/** Sweeps at once and then every ten minutes until stopped. */
export async function keepSwept(needs: Needs, log: Log, stop: AbortSignal): Promise<void> {
  const sweep = async () => {
    try {
      const erased = await sweepMessages(needs);
      if (erased) log.info({ erased }, 'messages erased: their retention period is over');
    } catch (error) {
      log.error({ err: error }, 'old messages could not be erased');
    }
  };
  const timer = setInterval(sweep, 10 * 60 * 1000);
  timer.unref();
  stop.addEventListener('abort', () => clearInterval(timer));
  await sweep();
}
