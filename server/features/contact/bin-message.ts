import { recordActivity } from '../../platform/activity.ts';
import type { Db } from '../../platform/db/open.ts';
import type { MessageTable } from '../../platform/db/tables/contact.ts';
import type { Step } from './change-message.ts';
import { messageStore } from './messages.store.ts';
import { tellAbout } from './tell-about.ts';
import { threadStore } from './thread.store.ts';

type Binnable = Pick<MessageTable, 'id' | 'reference' | 'deleted_at'>;

export async function binMessage(trx: Db, row: Binnable, { admin, at, engine }: Step) {
  if (row.deleted_at !== null) return;
  await messageStore(trx, engine).change(row.id, { deleted_at: at });
  await threadStore(trx).add({ message_id: row.id, at, kind: 'bin', author: admin.username, text: '' });
  await recordActivity(trx, { admin, action: 'deleted', subject: `message ${row.reference}` });
  await tellAbout(trx, 'message.changed', row.id, at, { changed: { state: 'bin' }, by: admin.username });
}

export async function restoreMessage(trx: Db, row: Binnable, { admin, at, engine }: Step) {
  await messageStore(trx, engine).change(row.id, { deleted_at: null });
  await threadStore(trx).add({ message_id: row.id, at, kind: 'restore', author: admin.username, text: '' });
  await recordActivity(trx, { admin, action: 'restored', subject: `message ${row.reference}` });
  await tellAbout(trx, 'message.changed', row.id, at, { changed: { state: 'restored' }, by: admin.username });
}
