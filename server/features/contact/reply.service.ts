import type { MessageThread } from '../../../contract/messages.ts';
import { AppError } from '../../errors.ts';
import type { Admin } from '../../platform/admin.ts';
import { announce } from '../../platform/content-version/announce.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { putIntoOutbox } from '../../platform/mail/outbox.ts';
import { reply } from './contact.mail.ts';
import { existingMessage } from './existing-message.ts';
import { messageStore } from './messages.store.ts';
import { tellAbout } from './tell-about.ts';
import { threadStore } from './thread.store.ts';

type Needs = {
  database: OpenDatabase;
  canMail: boolean;
  /** CONTACT_REPLY_TO; unset: the colleague's own address. */
  replyTo?: string;
  changed: () => void;
  thread: (id: string) => Promise<MessageThread>;
  now: () => number;
};

/** Answers from the panel, sent through the outbox. */
export function replyService({ database: { db, engine }, canMail, replyTo, changed, thread, now }: Needs) {
  return {
    /** Stores and sends an answer. If a colleague was quicker, the writer is told first. */
    async send(id: string, { text, seen, anyway }: { text: string; seen: number; anyway: boolean }, admin: Admin) {
      if (!canMail)
        throw new AppError(409, 'Email is not set up here. Please answer with your own email program.', { code: 'no-mail' });
      await db.transaction().execute(async (trx) => {
        const messages = messageStore(trx, engine);
        await messages.lock(id);
        const row = await existingMessage(messages, id);
        if (row.replies !== seen && !anyway) {
          const last = (await threadStore(trx).of(id)).findLast(({ kind }) => kind === 'reply');
          throw new AppError(409, `${last?.author ?? 'A colleague'} has just answered this message. Read that answer first.`, {
            code: 'already-answered',
          });
        }
        const [mailId] = await putIntoOutbox(trx, reply(row, text, { replyTo: replyTo ?? admin.email, author: admin.username }));
        const at = now();
        await threadStore(trx).add({ message_id: id, at, kind: 'reply', author: admin.username, text, mail_id: mailId });
        await messages.change(id, {
          status: 'answered',
          replies: row.replies + 1,
          ...(!row.assignee_id && { assignee_id: admin.id }),
        });
        if (row.status !== 'answered')
          await threadStore(trx).add({ message_id: id, at: at + 1, kind: 'state', author: admin.username, text: 'answered' });
        await tellAbout(trx, 'message.replied', id, at, { reply: { text, by: admin.username } });
        await announce(trx, engine, 'messages');
      });
      changed();
      return thread(id);
    },
  };
}

export type ReplyService = ReturnType<typeof replyService>;
