import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { attachmentKinds } from '../../../../contract/attachments.ts';
import { notFound } from '../../../errors.ts';
import type { Log } from '../../../log.ts';
import type { OpenDatabase } from '../../../platform/db/open.ts';
import { isRowId } from '../../../platform/db/row-id.ts';
import type { MessageFileTable } from '../../../platform/db/tables/contact.ts';
import type { Storage } from '../../../platform/images/storage.ts';
import type { FormFile } from '../../../platform/multipart/read-form.ts';
import { attachmentStore } from './attachments.store.ts';
import { type FileKind, fileKind, type Refusal } from './file-kind.ts';
import { fileName } from './file-name.ts';
import { noRoom, refusedFile } from './refusals.ts';

/** A file that was looked at and may be stored. */
export type CheckedFile = FormFile & { kind: FileKind };
export type StoredFile = Omit<MessageFileTable, 'message_id'>;

const folder = 'messages';
/** Names we generate, including temporary ones. */
const ourKey = new RegExp(String.raw`^${folder}/[0-9a-f]{32}(?:\.\d+\.partial)?$`);

type Needs = { database: OpenDatabase; storage: Storage; log: Log };

/** Files of visitors: kept as they came, under random names, and never opened by the server beyond what tells their kind. */
export function attachmentService({ database: { db }, storage, log }: Needs) {
  const rows = attachmentStore(db);
  let lastTurn: Promise<unknown> = Promise.resolve();

  /** One file is in memory at a time, however many visitors send some. */
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = lastTurn.then(work);
    lastTurn = mine.catch(() => {});
    return mine;
  }

  async function put({ path, name, bytes, kind }: CheckedFile): Promise<StoredFile> {
    const storage_key = `${folder}/${randomBytes(16).toString('hex')}`;
    await inTurn(async () => storage.put(storage_key, await readFile(path)));
    return { id: randomUUID(), name, type: attachmentKinds[kind].type, bytes, storage_key };
  }

  /** Never throws: the files are unused, and the sweep removes what is left. */
  async function discard(files: StoredFile[]): Promise<void> {
    for (const { storage_key } of files)
      await storage.delete(storage_key).catch((error: unknown) => log.error({ err: error }, 'a file could not be removed'));
  }

  return {
    discard,

    /** Refuses what is not one of our kinds by its bytes. */
    async check(files: FormFile[]): Promise<CheckedFile[]> {
      const checked: CheckedFile[] = [];
      for (const file of files) {
        const name = fileName(file.name);
        const kind = await fileKind(file.path, { ...file, name });
        if (!(kind in attachmentKinds)) throw refusedFile(name, kind as Refusal);
        checked.push({ ...file, name, kind: kind as FileKind });
      }
      return checked;
    },

    /** Writes the files, all or none. They survive a crash from then on; without a row the sweep removes them. */
    async store(files: CheckedFile[]): Promise<StoredFile[]> {
      const stored: StoredFile[] = [];
      try {
        for (const file of files) stored.push(await put(file));
      } catch (error) {
        log.error({ err: error }, 'a file of a visitor could not be stored');
        await discard(stored);
        throw noRoom();
      }
      return stored;
    },

    namesOf: async (messageId: string) => (await rows.of([messageId])).map(({ name }) => name),

    async read(id: string): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
      const row = isRowId(id) ? await rows.find(id) : undefined;
      const bytes = row && (await storage.get(row.storage_key));
      if (!row || !bytes) throw notFound('File');
      return { name: row.name, bytes };
    },

    /**
     * Erases the files of messages; returns how many. Call it before the rows of the messages go: if the storage does not answer,
     * or the process ends, the erasure can be repeated.
     */
    async eraseOf(messageIds: string[]): Promise<number> {
      const found = await rows.of(messageIds);
      for (const { id, storage_key } of found) {
        await storage.delete(storage_key);
        await rows.remove(id);
      }
      return found.length;
    },

    /** Removes files that a crash left without a row. Younger ones may belong to a message that is just being stored. */
    async sweep(graceMs: number): Promise<void> {
      const old: string[] = [];
      for await (const { key, modifiedAt } of storage.list())
        if (modifiedAt <= Date.now() - graceMs && ourKey.test(key)) old.push(key);
      if (!old.length || !(await rows.hasMessages())) return;
      const known = await rows.keys(); // read after listing, so that rows inserted meanwhile protect their files
      const orphans = old.filter((key) => !known.has(key));
      for (const key of orphans) await storage.delete(key);
      if (orphans.length) log.info({ files: orphans.length }, 'removed files of messages that were never stored');
    },
  };
}

export type AttachmentService = ReturnType<typeof attachmentService>;
