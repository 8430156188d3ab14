import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works in the data folder. */
export class DataFolderInUse extends Error {
  constructor() {
    super('another process uses DATA_DIR. End it, or set REUSE_PORT=1 for all of them where several are meant to');
  }
}

/** A lock that nobody refers to would end with the next garbage collection. */
const held = new Set<DatabaseSync>();

/**
 * Takes the data folder before anything in it is touched: for one process alone, or shared by those that know of each other.
 * It is a lock of the system on a file, so it ends with the process, however that ends.
 */
export function lockDataFolder({ dataDir, shared }: { dataDir: string; shared: boolean }): { release: () => void } {
  const db = new DatabaseSync(join(dataDir, 'running.lock'), { timeout: 2000 });
  try {
    if (shared) {
      db.exec('begin');
      db.prepare('select count(*) from sqlite_master').get();
    } else db.exec('begin exclusive');
  } catch (error) {
    db.close();
    throw (error as { errcode?: number }).errcode === 5 ? new DataFolderInUse() : error;
  }
  held.add(db);
  return {
    release() {
      held.delete(db);
      db.close();
    },
  };
}
