// Migrated, empty databases for test applications. Migrating costs a quarter of a second of work, so it is done once for the whole
// run and then copied. Tests of migrations start from `freshSchema` or from an empty folder.
import { randomBytes } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { query } from './query.ts';

const randomName = () => `t_${randomBytes(6).toString('hex')}`;

/** The address of an empty schema in the run's PostgreSQL. */
export async function freshSchema(): Promise<string> {
  const base = inject('postgresUrl');
  const name = randomName();
  await query(base, `create schema ${name}`);
  return `${base}?options=-csearch_path%3D${name}`;
}

/** Puts a migrated SQLite database into a data folder. */
export const copySqlite = (dataDir: string) => copyFileSync(inject('sqliteTemplate'), join(dataDir, 'norvane.db'));

/** A database and the connection that empties it: to open one takes longer than to empty the database. */
type Emptied = { url: string; client: pg.Client };
/** PostgreSQL databases that no test uses at the moment: to empty one takes a third of the work of making one. */
const idle: Emptied[] = [];
/** How many parts a new database has. A test may add a constraint or drop a table; its database is not used again. */
const countParts = `(select count(*) from pg_class) + (select count(*) from pg_attribute)
  + (select count(*) from pg_constraint) + (select count(*) from pg_trigger) + (select count(*) from migration)`;
let parts: string | undefined;

/** A migrated PostgreSQL database without rows, and what gives it back. */
export async function takePostgres(): Promise<{ url: string; giveBack: () => void }> {
  const database = (await takeIdle()) ?? (await copyPostgres());
  return { url: database.url, giveBack: () => void idle.push(database) };
}

async function copyPostgres(): Promise<Emptied> {
  const [base, name] = [inject('postgresUrl'), randomName()];
  await query(base, `create database ${name} template ${inject('postgresTemplate')}`);
  const url = base.replace(/[^/]*$/, name);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {}); // a test may end all connections; the database is then not used again
  await client.connect();
  parts ??= (await client.query<{ parts: string }>(`select ${countParts} as parts`)).rows[0]?.parts;
  return { url, client };
}

/** Deletes all rows, in any order, unless more than rows was changed. */
const emptying = () => `do $$ declare name text; begin
  if ${countParts} <> ${parts} then raise 'changed'; end if;
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
    execute 'delete from ' || quote_ident(name);
  end loop;
end $$`;

async function takeIdle(): Promise<Emptied | undefined> {
  for (let database = idle.pop(); database; database = idle.pop()) {
    const { client } = database;
    const isEmpty = await client.query(emptying()).then(
      () => true,
      () => false,
    );
    if (isEmpty) return database;
    await client.end();
  }
  return undefined;
}
