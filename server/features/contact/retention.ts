import type { Log } from '../../log.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { every } from '../../platform/jobs.ts';
import { days, minutes } from '../../platform/time.ts';
import type { AttachmentService } from './attachments/attachments.service.ts';
import { contactStore } from './contact.store.ts';
import { eraseFromDatabase } from './erase.ts';
import { messageStore } from './messages.store.ts';

const binDays = 30;
const chunk = 500;

type Needs = {
  database: OpenDatabase;
  attachments: AttachmentService;
  eraseMailFiles: (references: string[]) => Promise<unknown>;
  retentionDays: number;
  now: () => number;
  mayDelete: () => Promise<boolean>;
};

/** Erases messages past their retention, in small batches so that requests are not delayed. Messages on hold stay. */
export async function sweepMessages({
  database,
  attachments,
  eraseMailFiles,
  retentionDays,
  now,
  mayDelete,
}: Needs): Promise<number> {
  const { db, checkpoint } = database;
  if (!(await mayDelete())) return 0; // the clock has jumped
  await contactStore(db).forgetExpiredReceipts(now());
  const limits = { receivedBefore: now() - days(retentionDays), binnedBefore: now() - days(binDays), max: chunk };
  let erased = 0;
  for (;;) {
    await attachments.eraseOf((await messageStore(db).expired(limits)).map(({ id }) => id));
    const count = await db.transaction().execute(async (trx) => {
      const old = await messageStore(trx).expired(limits);
      await eraseMailFiles(old.map(({ reference }) => reference));
      return (await eraseFromDatabase(trx, old)).messages;
    });
    erased += count;
    if (count < chunk) break;
    await new Promise(setImmediate);
  }
  if (erased) await checkpoint();
  return erased;
}

/** Sweeps now and then every ten minutes until stopped. */
export function startRetentionSweep(needs: Needs, log: Log, stop: AbortSignal): void {
  const sweep = async () => {
    const erased = await sweepMessages(needs);
    if (erased) log.info({ erased }, 'messages erased: their retention period is over');
  };
  every(minutes(10), 'erasing old messages', sweep, { log, stop });
}
