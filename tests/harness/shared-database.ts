import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from './postgres.ts';

/** PostgreSQL from its npm package, which can be crashed and restarted. */
export async function startSharedDatabase() {
  const postgres = await startPostgres();

  async function rows<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
  }

  return {
    url: postgres.url,
    rows,
    /** Immediate shutdown without a checkpoint: the next start has to recover. */
    async crash() {
      const pid = Number(readFileSync(join(postgres.dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGQUIT');
      while (isAlive(pid)) await new Promise((resume) => setTimeout(resume, 50));
    },
    comeBack: () => postgres.server.start(),
    stop: postgres.stop,
    /** In the form the ledger expects. */
    async stored() {
      const emails = await rows<{ email: string }>('select email from message');
      const items = await rows<{ id: string; title: string; deleted_at: string | null }>(
        "select id, title, deleted_at from entry where kind in ('banner', 'service')",
      );
      return {
        emails: new Set(emails.map(({ email }) => email)),
        rows: new Map(items.map(({ id, title, deleted_at }) => [id, { title, deleted: deleted_at !== null }])),
      };
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
