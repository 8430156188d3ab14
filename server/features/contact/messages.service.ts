import type { BulkAnswer, BulkInput, Erased, MessageChange, MessageThread, StoredMessage } from '../../../contract/messages.ts';
import { badInput } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import { announce } from '../../platform/content-version/announce.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { MessageTable } from '../../platform/db/tables/contact.ts';
import { eraseFromOutbox } from '../../platform/mail/outbox.ts';
import type { AttachmentService } from './attachments/attachments.service.ts';
import { binMessage, restoreMessage } from './bin-message.ts';
import { applyChange } from './change-message.ts';
import { eraseFromDatabase } from './erase.ts';
import { existingMessage } from './existing-message.ts';
import { messageQueries } from './message-queries.ts';
import { toMessage } from './message-rows.ts';
import { bulkSentence, counted, erasedSentence } from './message-sentences.ts';
import { messageStore } from './messages.store.ts';
import { threadStore } from './thread.store.ts';

const bulkSize = 100;

type Needs = {
  database: OpenDatabase;
  attachments: AttachmentService;
  /** Deletes the files of mails about erased messages. */
  eraseMailFiles: (references: string[]) => Promise<unknown>;
  /** Tells this process that messages have changed; the others learn it from the database. */
  changed: () => void;
  /** Nothing of the erased may stay in logs of the database. */
  finishErasure: () => Promise<void>;
  canMail: boolean;
  now: () => number;
};

/** Message management for administrators. */
export function messageService({ database, attachments, eraseMailFiles, finishErasure, changed, canMail, now }: Needs) {
  const { db, engine } = database;
  const store = messageStore(db, engine);
  const queries = messageQueries({ database, canMail });

  /** Runs a change in a transaction and tells every dashboard. */
  async function write<Result>(work: (trx: Db) => Promise<Result>): Promise<Result> {
    const result = await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      await announce(trx, engine, 'messages');
      return result;
    });
    changed();
    return result;
  }

  async function checkAssignee(assignee: string | null | undefined) {
    if (!assignee) return;
    const known = await store.colleagues();
    if (!known.some(({ id }) => id === assignee)) throw badInput({ assignee: 'There is no such colleague.' });
  }

  async function eraseIn(trx: Db, rows: Pick<MessageTable, 'id' | 'reference'>[], admin: Admin): Promise<number> {
    if (!rows.length) return 0;
    await eraseMailFiles(rows.map(({ reference }) => reference));
    const { messages } = await eraseFromDatabase(trx, rows);
    await recordActivity(trx, { admin, action: 'erased', subject: counted(messages), after: { messages } });
    return messages;
  }

  /** Before their rows go, outside a transaction: the storage may be slow. */
  const eraseAttachments = (rows: Pick<MessageTable, 'id' | 'hold'>[]) =>
    attachments.eraseOf(rows.filter(({ hold }) => !hold).map(({ id }) => id));

  return {
    ...queries,

    async change(id: string, change: MessageChange, admin: Admin): Promise<StoredMessage> {
      await checkAssignee(change.assignee);
      return write(async (trx) => {
        const within = messageStore(trx, engine);
        const row = await existingMessage(within, id);
        await applyChange(trx, row, change, { admin, at: now(), engine });
        if (change.hold !== undefined) await recordHold(trx, row.reference, change.hold, admin);
        return toMessage(await existingMessage(within, id));
      });
    },

    async addNote(id: string, text: string, admin: Admin): Promise<MessageThread> {
      await write(async (trx) => {
        const within = messageStore(trx, engine);
        const row = await existingMessage(within, id);
        await threadStore(trx).add({ message_id: id, at: now(), kind: 'note', author: admin.username, text });
        await within.change(id, { notes: row.notes + 1 });
      });
      return queries.thread(id);
    },

    async moveToBin(id: string, admin: Admin): Promise<void> {
      await write(async (trx) => {
        const row = await existingMessage(messageStore(trx, engine), id);
        await binMessage(trx, row, { admin, at: now(), engine });
      });
    },

    async restore(id: string, admin: Admin): Promise<StoredMessage> {
      return write(async (trx) => {
        const row = await existingMessage(messageStore(trx, engine), id);
        await restoreMessage(trx, row, { admin, at: now(), engine });
        return toMessage({ ...row, deleted_at: null });
      });
    },

    /** The same for several messages, in small transactions: a long list does not stop anybody else's work. */
    async bulk(input: BulkInput, admin: Admin): Promise<BulkAnswer> {
      await checkAssignee(input.change?.assignee);
      const ids = await queries.idsOf(input, admin);
      if (input.action === 'count') return { count: ids.length, held: 0, message: counted(ids.length) };
      let count = 0;
      let held = 0;
      for (let start = 0; start < ids.length; start += bulkSize) {
        const some = ids.slice(start, start + bulkSize);
        if (input.action === 'erase') await eraseAttachments(await store.findMany(some));
        await write(async (trx) => {
          const rows = await messageStore(trx, engine).findMany(some);
          const step = { admin, at: now(), engine };
          if (input.action === 'erase') {
            const free = rows.filter(({ hold }) => !hold);
            held += rows.length - free.length;
            count += await eraseIn(trx, free, admin);
            return;
          }
          for (const row of rows) {
            if (input.action === 'bin') await binMessage(trx, row, step);
            else if (input.action === 'restore') await restoreMessage(trx, row, step);
            else if (input.change) await applyChange(trx, row, input.change, step);
          }
          count += rows.length;
        });
      }
      if (input.action === 'erase') await finishErasure();
      return { count, held, message: bulkSentence(input, count, held) };
    },

    /** Erases all messages of an address. The audit log records how many, but not the address: that would defeat the erasure. */
    async erase(email: string, admin: Admin): Promise<Erased> {
      await eraseAttachments(await store.ofAddress(email));
      const [erased, held] = await write(async (trx) => {
        const rows = await messageStore(trx, engine).ofAddress(email);
        const free = rows.filter(({ hold }) => !hold);
        const count = await eraseIn(trx, free, admin);
        await eraseFromOutbox(trx, email);
        return [count, rows.length - free.length];
      });
      await finishErasure();
      return { erased, held, message: erasedSentence(erased, held) };
    },
  };
}

export type MessageService = ReturnType<typeof messageService>;

const recordHold = (trx: Db, reference: string, hold: boolean, admin: Admin) =>
  recordActivity(trx, { admin, action: hold ? 'message.hold' : 'message.release', subject: `message ${reference}` });
