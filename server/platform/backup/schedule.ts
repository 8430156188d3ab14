import { randomUUID } from 'node:crypto';
import type { VerifiedBackup } from '../../../contract/health-board.ts';
import type { Log } from '../../log.ts';
import type { Db } from '../db/open.ts';
import { every } from '../jobs.ts';
import { hours, minutes } from '../time.ts';
import { lastBackup } from './backup.ts';

const leaseName = 'backup.lease';
const leaseMs = hours(1);
const checkEveryMs = minutes(1);

type Options = { db: Db; everyMs: number; make: () => Promise<VerifiedBackup>; log: Log; now?: () => number };

/** Makes a backup when the last verified one is old enough. A lease ensures that only one instance does it. */
export function backupSchedule({ db, everyMs, make, log, now = Date.now }: Options) {
  async function takeLease(holder: string): Promise<boolean> {
    const value = JSON.stringify({ holder, until: now() + leaseMs });
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('setting')
      .values({ name: leaseName, value })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows) return true;
    const held = await db.selectFrom('setting').select('value').where('name', '=', leaseName).executeTakeFirst();
    if (!held || (JSON.parse(held.value) as { until: number }).until > now()) return false;
    const { numUpdatedRows } = await db
      .updateTable('setting')
      .set({ value })
      .where('name', '=', leaseName)
      .where('value', '=', held.value)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Makes a backup if one is due; returns whether it did. */
  async function runIfDue(): Promise<boolean> {
    const last = await lastBackup(db);
    if (last && now() - last.at < everyMs) return false;
    const holder = randomUUID();
    if (!(await takeLease(holder))) return false;
    try {
      const backup = await make();
      log.info({ file: backup.file, bytes: backup.bytes, rows: backup.rows, uploads: backup.uploads }, 'backup made and proven');
      return true;
    } finally {
      await db.deleteFrom('setting').where('name', '=', leaseName).where('value', 'like', `%${holder}%`).execute();
    }
  }

  return {
    runIfDue,
    start(stop: AbortSignal) {
      every(Math.min(checkEveryMs, everyMs), 'backup', runIfDue, { log, stop });
    },
  };
}
