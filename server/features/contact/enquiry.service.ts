import { randomUUID } from 'node:crypto';
import type { Enquiry, EnquiryErased, EnquiryProgress } from '../../../contract/enquiry.ts';
import { AppError } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import { announce } from '../../platform/content-version/announce.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { MessageTable } from '../../platform/db/tables/contact.ts';
import { putIntoOutbox } from '../../platform/mail/outbox.ts';
import { limits } from '../../platform/rate-limit/rate-limit.ts';
import { normalize } from '../../platform/text-search.ts';
import { minutes } from '../../platform/time.ts';
import type { AttachmentService } from './attachments/attachments.service.ts';
import { addedLine } from './contact.mail.ts';
import { enquiryStore } from './enquiry.store.ts';
import { enquiryKeyHash } from './enquiry-key.ts';
import { eraseFromDatabase } from './erase.ts';
import { tellAbout } from './tell-about.ts';

/** Guessing a key is hopeless; the limit keeps somebody who tries from costing anything. */
const wrongKeys = { max: 30, windowMs: minutes(15) };
const newLines = { max: 10, windowMs: minutes(10) };
/** Who the activity log names when a sender erases their own message. */
const theSender = { id: 'sender', username: 'The sender' };

type Needs = {
  database: OpenDatabase;
  mailTo?: string;
  attachments: AttachmentService;
  /** Deletes the files of mails about erased messages; returns how many. */
  eraseMailFiles: (references: string[]) => Promise<number>;
  /** Nothing of the erased may stay in logs of the database. */
  finishErasure: () => Promise<void>;
  /** How long a backup made just before still exists; undefined if none is scheduled. */
  backupLifeMs?: number;
  /** Tells this process that messages have changed. */
  changed: () => void;
  now: () => number;
};

/** The sender's private page: how far the enquiry is, a line more, and erasing all of it. */
export function enquiryService({
  database: { db, engine },
  mailTo,
  attachments,
  eraseMailFiles,
  finishErasure,
  backupLifeMs,
  changed,
  now,
}: Needs) {
  async function open(within: Db, key: string, address: string) {
    const limit = limits(within, now); // SQLite has one connection: inside a transaction only that one answers
    const limitKey = `enquiry:${address}`;
    await limit.check(limitKey, wrongKeys);
    const found = await enquiryStore(within).find(enquiryKeyHash(key));
    if (found) return found;
    await limit.count(limitKey, wrongKeys);
    return undefined;
  }

  return {
    async read(key: string, address: string): Promise<Enquiry> {
      const row = await open(db, key, address);
      if (!row) throw nothingHere();
      const lines = await enquiryStore(db).lines(row.id);
      return {
        reference: row.reference,
        progress: progressOf(row),
        receivedAt: new Date(row.created_at).toISOString(),
        message: row.message,
        lines: lines.map(({ at, kind, text }) => ({ at: new Date(at).toISOString(), by: kind === 'line' ? 'you' : 'us', text })),
        files: await attachments.namesOf(row.id),
      };
    },

    /** Adds a line. An answered enquiry is new again: somebody has to read it. */
    async addLine(key: string, text: string, address: string): Promise<Enquiry> {
      await limits(db, now).take(`enquiry-line:${address}`, newLines);
      const added = await db.transaction().execute(async (trx) => {
        const row = await open(trx, key, address);
        if (!row) return false;
        const store = enquiryStore(trx);
        const event = { id: randomUUID(), message_id: row.id, at: now(), kind: 'line', author: '', text, mail_id: null } as const;
        await store.addEvent(event);
        const search = `${row.search.trimEnd()} ${normalize(text)} `;
        await (row.status === 'spam' ? store.append(row.id, search) : store.reopen(row.id, search));
        if (row.status !== 'spam') await tellAbout(trx, 'message.line', row.id, event.at, { line: { text } });
        if (mailTo && row.status !== 'spam') await putIntoOutbox(trx, addedLine(mailTo, row.email, row.reference, text));
        await announce(trx, engine, 'messages');
        return true;
      });
      changed();
      if (!added) throw nothingHere();
      return this.read(key, address);
    },

    async erase(key: string, address: string): Promise<EnquiryErased> {
      const found = await open(db, key, address);
      if (!found) throw nothingHere();
      if (found.hold) throw onHold();
      const files = await attachments.eraseOf([found.id]);
      const outcome = await db.transaction().execute(async (trx) => {
        const row = await open(trx, key, address);
        if (!row) return undefined;
        const mails = await eraseMailFiles([row.reference]); // before the rows: a crash in between can be repeated
        const counts = await eraseFromDatabase(trx, [row]);
        await announce(trx, engine, 'messages');
        await recordActivity(trx, { admin: theSender, action: 'erased', subject: '1 message', after: { messages: 1 } });
        return { ...counts, mails: counts.mails + mails, files };
      });
      if (!outcome) throw nothingHere();
      await finishErasure();
      changed();
      const time = now();
      const backupsUntil = backupLifeMs === undefined ? null : new Date(time + backupLifeMs).toISOString();
      return { at: new Date(time).toISOString(), ...outcome, backupsUntil };
    },
  };
}

export type EnquiryService = ReturnType<typeof enquiryService>;

/** What the sender is told. That a message was taken for spam is not their concern. */
function progressOf({ status, deleted_at }: Pick<MessageTable, 'status' | 'deleted_at'>): EnquiryProgress {
  if (deleted_at !== null) return 'closed';
  return status === 'answered' || status === 'in-progress' ? status : 'received';
}

const nothingHere = () => new AppError(404, 'Nothing is stored here. The enquiry was erased, or the address is not complete.');
const onHold = () =>
  new AppError(409, 'We have to keep this enquiry for the time being, so it cannot be erased now. Please write to us.', {
    code: 'on-hold',
  });
