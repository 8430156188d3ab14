import { randomUUID } from 'node:crypto';
import type { ReplyTemplate } from '../../../contract/messages.ts';
import { notFound } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { templateStore } from './templates.store.ts';

/** Prepared answers. Their placeholders are filled in by the browser, where the writer sees the result before sending. */
export function templateService({ database: { db }, now }: { database: OpenDatabase; now: () => number }) {
  return {
    list: (): Promise<ReplyTemplate[]> => templateStore(db).list(),

    async save(id: string | undefined, words: { name: string; text: string }, admin: Admin): Promise<ReplyTemplate> {
      return db.transaction().execute(async (trx) => {
        const store = templateStore(trx);
        if (id && !(await store.exists(id))) throw notFound('Template');
        const template = { id: id ?? randomUUID(), ...words };
        await store.put({ ...template, updated_at: now() });
        await recordActivity(trx, { admin, action: `reply-template ${id ? 'updated' : 'added'}`, subject: words.name });
        return template;
      });
    },

    async remove(id: string, admin: Admin): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const name = await templateStore(trx).remove(id);
        if (name === undefined) throw notFound('Template');
        await recordActivity(trx, { admin, action: 'reply-template purged', subject: name });
      });
    },
  };
}

export type TemplateService = ReturnType<typeof templateService>;
