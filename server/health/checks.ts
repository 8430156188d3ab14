import { statfs, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { VerifiedBackup } from '../../contract/health-board.ts';
import type { Db } from '../platform/db/open.ts';
import { hours, minutes } from '../platform/time.ts';
import type { Check } from './board.ts';

/** What the last test of the contact form found. */
export type ContactProof = { provenAt: number | null; brokenSince: number | null; sentence: string };

const minFreeBytes = 200 * 2 ** 20;
const mailOverdueMs = minutes(5);
const backupGraceMs = hours(1);
const webhookGraceMs = hours(1);
const listFilesEveryMs = minutes(10);

export const databaseCheck = (db: Db): Check => ({
  what: 'database',
  sentence: 'The database cannot be reached. Public pages are served as they last were; nothing can be saved until it is back.',
  run: async () => void (await sql`select 1`.execute(db)),
});

/** The data folder is writable and has free space. */
export const diskCheck = (dataDir: string): Check => ({
  what: 'disk',
  sentence: 'The data folder cannot be written. Nothing can be saved until it can.',
  async run() {
    const probe = join(dataDir, `.probe-${process.pid}`);
    await writeFile(probe, 'probe').finally(() => unlink(probe).catch(() => {}));
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    return free < minFreeBytes ? `The disk is almost full: ${Math.floor(free / 2 ** 20)} MB are left.` : undefined;
  },
});

/** The image storage responds. */
export const storageCheck = (run: () => Promise<void>): Check => ({
  what: 'storage',
  sentence: 'The image storage cannot be reached. Images that are not cached are missing, and none can be added.',
  run: async () => void (await run()),
});

/** No image file is missing or damaged. Listing a storage is slow, so it is done now and then. */
export const filesCheck = (
  missing: () => Promise<string[]>,
  last: () => Promise<VerifiedBackup | null>,
  now: () => number = Date.now,
): Check => {
  let known: string[] = [];
  let listedAt = Number.NEGATIVE_INFINITY;
  return {
    what: 'files',
    sentence: 'The image files cannot be listed.',
    async run() {
      if (now() - listedAt >= listFilesEveryMs) {
        known = await missing();
        listedAt = now();
      }
      const bad = [...new Set([...known, ...((await last())?.missing ?? [])])];
      if (!bad.length) return undefined;
      const files = bad.length === 1 ? '1 image file is' : `${bad.length} image files are`;
      return `${files} missing or damaged, and in no new backup: ${bad.slice(0, 3).join(', ')}${bad.length > 3 ? ', …' : ''}.`;
    },
  };
};

/** A mail still unsent after some minutes is a fault; retries continue. */
export const mailCheck = (db: Db, now: () => number = Date.now): Check => ({
  what: 'mail',
  sentence: 'The mail outbox cannot be read.',
  async run() {
    const { waiting } = await db
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('waiting'))
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('created_at', '<', now() - mailOverdueMs)
      .executeTakeFirstOrThrow();
    return waiting
      ? `Mail is not leaving: ${waiting} waiting for more than five minutes. They are kept and tried again.`
      : undefined;
  },
});

/** No webhook has been failing for long, or was stopped for it. */
export const webhooksCheck = (db: Db, now: () => number = Date.now): Check => ({
  what: 'webhooks',
  sentence: 'The webhooks cannot be read.',
  async run() {
    const rows = await db
      .selectFrom('webhook')
      .select('name')
      .where('state', '<>', 'paused')
      .where('failing_since', '<', now() - webhookGraceMs)
      .orderBy('name')
      .execute();
    return rows.length
      ? `Webhooks do not arrive: ${rows.map(({ name }) => name).join(', ')}. What they tell is kept; see Webhooks.`
      : undefined;
  },
});

/** The contact form passed its last test. */
export const contactFormCheck = (proof: () => Promise<ContactProof | undefined>): Check => ({
  what: 'contact-form',
  sentence: 'The last test of the contact form cannot be read.',
  async run() {
    const { brokenSince = null, sentence } = (await proof()) ?? {};
    return brokenSince === null
      ? undefined
      : { sentence: `The contact form has not passed its test: ${sentence}`, since: brokenSince };
  },
});

/** The clock has not jumped. */
export const clockCheck = (jumpedDays: () => Promise<number>): Check => ({
  what: 'clock',
  sentence: 'The time of the last run cannot be read.',
  async run() {
    const jumped = await jumpedDays();
    if (!jumped) return undefined;
    const way = jumped > 0 ? 'forward' : 'back';
    return `The clock has jumped ${way} by ${Math.abs(jumped)} days. Nothing is deleted by age until it is right, or has gone on for a day.`;
  },
});

/** The event loop keeps up. */
export const loadCheck = (isOverloaded: () => boolean): Check => ({
  what: 'load',
  sentence: 'The load cannot be measured.',
  run: async () => (isOverloaded() ? 'The server is overloaded and refuses part of the requests.' : undefined),
});

/** No figure of the company waits for its review. */
export const factsCheck = (overdue: () => Promise<string[]>): Check => ({
  what: 'facts',
  sentence: 'The company facts cannot be read.',
  async run() {
    const names = await overdue();
    return names.length ? `Company facts are due for review: ${names.join(', ')}.` : undefined;
  },
});

/** If backups are scheduled, the last verified one is recent enough. */
export const backupCheck = (
  everyMs: number,
  last: () => Promise<VerifiedBackup | null>,
  startedAt: number,
  now: () => number = Date.now,
): Check => ({
  what: 'backup',
  sentence: 'The time of the last backup cannot be read.',
  async run() {
    const since = (await last())?.at ?? startedAt;
    return now() - since > everyMs + backupGraceMs
      ? 'The scheduled backup is overdue: the last one was not made or not proven.'
      : undefined;
  },
});
