import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../server/config.ts';
import { lastBackup } from '../../server/platform/backup/backup.ts';
import { type OpenDatabase, openDatabase } from '../../server/platform/db/open.ts';
import { migrations } from '../../server/platform/migrations/migrations.ts';
import { duration, type Finding, fail, ok, warn, whyOf } from './finding.ts';

const driftMs = 5 * 60_000;
const oldMs = 7 * 86_400_000;
const graceMs = 3_600_000;
const earliest = Date.UTC(2025, 0, 1);

/** Checks database, clock and backups. Changes nothing and creates no database. */
export async function checkDatabase(config: Config): Promise<Finding[]> {
  const clockAlone = () => checkClock(0);
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'norvane.db')))
    return [warn('database', `there is none in ${config.dataDir} yet; the first start makes it`), clockAlone()];
  let database: OpenDatabase;
  try {
    database = await openDatabase(config);
  } catch (error) {
    return [fail('database', `it cannot be reached: ${whyOf(error)}`), clockAlone()];
  }
  try {
    return [await schema(database), checkClock(await newest(database)), await backups(database, config)];
  } catch (error) {
    return [fail('database', `it cannot be read: ${whyOf(error)}`), clockAlone()];
  } finally {
    await database.close();
  }
}

async function schema({ db, engine }: OpenDatabase): Promise<Finding> {
  const name = engine === 'sqlite' ? 'the embedded database' : 'PostgreSQL';
  if (engine === 'sqlite') {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
    if (rows[0]?.quick_check !== 'ok') return fail('database', `${name} is damaged: ${rows[0]?.quick_check}. Restore a backup`);
  }
  const done = new Set((await db.selectFrom('migration').select('name').execute()).map((row) => row.name));
  const pending = migrations.filter((migration) => !done.has(migration.name)).length;
  const unknown = [...done].filter((each) => !migrations.some((migration) => migration.name === each));
  if (unknown.length) return fail('database', `${name} was used by a newer version (${unknown.join(', ')}); update first`);
  return pending
    ? warn('database', `${name} answers; ${pending} migration(s) run at the next start`)
    : ok('database', `${name} answers and is up to date`);
}

/** The latest timestamp in the database. */
async function newest({ db }: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ at: number | null }>`select max(at) as at from (
    select max(created_at) as at from message union all select max(last_used_at) from session union all select max(at) from activity
  ) as moments`.execute(db);
  return Number(rows[0]?.at ?? 0);
}

/** A wrong clock ends sessions, expires codes and confuses backups. */
function checkClock(newestMoment: number): Finding {
  const now = Date.now();
  const text = new Date(now).toISOString().slice(0, 16).replace('T', ' ');
  if (now < earliest) return fail('clock', `it says ${text} UTC, which is long past; set it`);
  if (newestMoment > now + driftMs)
    return fail('clock', `it says ${text} UTC, but the data was used ${duration(newestMoment - now)} later; set it`);
  return ok('clock', `${text} UTC`);
}

async function backups({ db }: OpenDatabase, { backupEveryMs }: Config): Promise<Finding> {
  const last = await lastBackup(db);
  if (!last) return warn('backup', 'none has been made yet; npm run backup makes one');
  const age = Date.now() - last.at;
  const words = `the last proven one is ${duration(age)} old`;
  if (backupEveryMs && age > backupEveryMs + graceMs)
    return fail('backup', `${words}, though one is due every ${duration(backupEveryMs)}`);
  return age > oldMs ? warn('backup', words) : ok('backup', words);
}
