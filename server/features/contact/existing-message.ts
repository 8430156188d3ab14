import { notFound } from '../../errors.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { MessageRow, messageStore } from './messages.store.ts';

/** The message with this id, or 404. */
export async function existingMessage(store: ReturnType<typeof messageStore>, id: string): Promise<MessageRow> {
  const row = isRowId(id) ? await store.find(id) : undefined;
  if (!row) throw notFound('Message');
  return row;
}
