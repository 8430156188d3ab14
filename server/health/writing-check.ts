import { unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { OpenDatabase } from '../platform/db/open.ts';

const believeMs = 3000;
const probeBytes = Buffer.alloc(64 * 1024);
const name = 'writing.probe';

/**
 * Throws if nothing can be saved: a full or read-only disk, or a database that does not take a write. The result holds for a few
 * seconds, so that many who ask cost one write.
 */
export function writingCheck({ database: { db, engine }, dataDir }: { database: OpenDatabase; dataDir: string }) {
  let last: { at: number; outcome: Promise<void> } | undefined;

  async function write() {
    const file = join(dataDir, `.ready-${process.pid}`);
    await writeFile(file, probeBytes).finally(() => unlink(file).catch(() => {}));
    if (engine === 'sqlite') return void (await sql`select 1`.execute(db)); // its disk is the one just written to
    const value = String(Date.now());
    await db
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  return (): Promise<void> => {
    const now = performance.now();
    if (!last || now - last.at > believeMs) last = { at: now, outcome: write() };
    last.outcome.catch(() => {});
    return last.outcome;
  };
}
