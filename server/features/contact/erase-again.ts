import type { OpenDatabase } from '../../platform/db/open.ts';
import type { Storage } from '../../platform/images/storage.ts';
import { attachmentStore } from './attachments/attachments.store.ts';
import { eraseFromDatabase } from './erase.ts';

type Needs = {
  database: OpenDatabase;
  storage: Storage;
  /** Those of the addresses and references that were erased after the backup was made. */
  wasErased: (names: string[]) => Set<string>;
};

/**
 * After an older backup was restored: erases again what a colleague or a sender had erased since then, with its files; returns how
 * many messages that were. Messages on hold stay.
 */
export async function eraseAgain({ database: { db }, storage, wasErased }: Needs): Promise<number> {
  const rows = await db.selectFrom('message').select(['id', 'reference', 'email_key']).where('hold', '=', 0).execute();
  const names = wasErased(rows.flatMap(({ reference, email_key }) => [reference, email_key]));
  const found = rows.filter(({ reference, email_key }) => names.has(reference) || names.has(email_key));
  for (const row of found) {
    for (const { storage_key } of await attachmentStore(db).of([row.id])) await storage.delete(storage_key);
    await db.transaction().execute((trx) => eraseFromDatabase(trx, [row]));
  }
  return found.length;
}
