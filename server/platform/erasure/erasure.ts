import { setTimeout } from 'node:timers/promises';
import type { OpenDatabase } from '../db/open.ts';

const tries = 20;
const pauseMs = 100;

type Needs = {
  database: Pick<OpenDatabase, 'checkpoint'>;
  /** Deletes the files of mails about erased addresses. */
  eraseFiles: () => Promise<void>;
  /** Keeps the list of erasures beside the backups. */
  saveErasures: () => Promise<void>;
};

/**
 * What an erasure needs after its transaction: nothing of it may stay in files. Call it before answering that the data is gone.
 */
export function erasureService({ database, eraseFiles, saveErasures }: Needs) {
  /** A reader, such as a running backup, keeps the old pages; it ends soon. */
  async function checkpoint(): Promise<boolean> {
    for (let count = 0; count < tries; count += 1) {
      if (await database.checkpoint()) return true;
      await setTimeout(pauseMs);
    }
    return false;
  }

  return {
    checkpoint,
    async finish(): Promise<void> {
      await Promise.all([eraseFiles(), saveErasures(), checkpoint()]);
    },
  };
}
