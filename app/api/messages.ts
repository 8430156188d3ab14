import type { Erased, MessageChange, MessageFolder, MessagePage, StoredMessage } from '../../contract/messages.ts';
import { paths } from '../../contract/paths.ts';
import { request, withId } from './request.ts';

/** Filter of the message list. */
export type MessageChoice = { folder: MessageFolder; search: string };

/** One page of messages, newest first, starting after a cursor. */
export const listMessages = (choice: MessageChoice, after?: string) =>
  request<MessagePage>(`${paths.messages}?${new URLSearchParams({ ...choice, ...(after && { after }) })}`);

export const changeMessage = (id: string, change: MessageChange) =>
  request<StoredMessage>(withId(paths.message, id), { method: 'PATCH', json: change });

export const deleteMessage = (id: string) => request<{ message: string }>(withId(paths.message, id), { method: 'DELETE' });

export const restoreMessage = (id: string) => request<StoredMessage>(withId(paths.restoreMessage, id), { method: 'POST' });

/** Permanently erases the messages of an address. */
export const eraseMessages = (email: string) => request<Erased>(paths.eraseMessages, { method: 'POST', json: { email } });

/** Downloads an export as a file. */
export async function downloadMessages(choice: MessageChoice, format: 'csv' | 'json'): Promise<void> {
  const file = await request<Blob>(`${paths.exportMessages}?${new URLSearchParams({ ...choice, format })}`, { blob: true });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `messages-${choice.folder}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Updates the count in the sidebar. */
export const announceMessageChange = () => document.dispatchEvent(new Event('messages-changed'));
