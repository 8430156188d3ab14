import type { MessageChange } from '../../../contract/messages.ts';
import type { Admin } from '../../platform/admin.ts';
import type { Db, Engine } from '../../platform/db/open.ts';
import type { MessageTable } from '../../platform/db/tables/contact.ts';
import { messageStore } from './messages.store.ts';
import { spamStore, textToLearn } from './spam/spam.store.ts';
import { tellAbout } from './tell-about.ts';
import { threadStore } from './thread.store.ts';

/** Who does something, and when. */
export type Step = { admin: Admin; at: number; engine: Engine };
type Changeable = Pick<
  MessageTable,
  'id' | 'status' | 'hold' | 'assignee_id' | 'first_name' | 'last_name' | 'company_name' | 'message'
>;

/** Changes a message and writes down who did what. What is so already leaves no trace. */
export async function applyChange(trx: Db, row: Changeable, change: MessageChange, { admin, at, engine }: Step): Promise<void> {
  const messages = messageStore(trx, engine);
  const thread = threadStore(trx);
  const step = (kind: 'state' | 'assign' | 'hold', text: string) =>
    thread.add({ message_id: row.id, at, kind, author: admin.username, text });
  const told: Record<string, string> = {};

  if (change.status && change.status !== row.status) {
    await messages.change(row.id, { status: change.status, ...(await learn(trx, row, change.status)) });
    await step('state', change.status);
    told.state = change.status;
  }
  if (change.assignee !== undefined && change.assignee !== row.assignee_id) {
    await messages.change(row.id, { assignee_id: change.assignee });
    const name = (await messages.colleagues()).find(({ id }) => id === change.assignee)?.name ?? '';
    await step('assign', name);
    told.assignee = name;
  }
  if (change.hold !== undefined && change.hold !== (row.hold === 1)) {
    await messages.change(row.id, { hold: change.hold ? 1 : 0 });
    await step('hold', change.hold ? 'held' : 'released');
  }
  if (Object.keys(told).length) await tellAbout(trx, 'message.changed', row.id, at, { changed: told, by: admin.username });
}

/** Marking spam teaches, and so does taking it back. Other states teach nothing: not everything that is answered was wanted. */
async function learn(trx: Db, row: Changeable, status: MessageChange['status']): Promise<{ learnt?: string }> {
  const kind = status === 'spam' ? 'spam' : row.status === 'spam' ? 'ham' : undefined;
  if (!kind) return {};
  const spam = spamStore(trx);
  const text = textToLearn(row);
  const { learnt } = await trx.selectFrom('message').select('learnt').where('id', '=', row.id).executeTakeFirstOrThrow();
  if (learnt === kind) return {};
  if (learnt) await spam.unlearn(text, learnt === 'spam' ? 'spam' : 'ham');
  await spam.learn(text, kind);
  return { learnt: kind };
}
