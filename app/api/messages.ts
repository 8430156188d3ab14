import type { Erased, MessageChange, MessageFolder, MessagePage, StoredMessage } from '../../contract/messages.ts';
import { paths } from '../../contract/paths.ts';
import { request, withId } from './request.ts';

/** Which messages are meant: those of a folder in which a search finds something. */
export type MessageChoice = { folder: MessageFolder; search: string };

/** One page of messages, newest first, from the beginning or behind another page. */
export const listMessages = (choice: MessageChoice, after?: string) =>
  request<MessagePage>(`${paths.messages}?${new URLSearchParams({ ...choice, ...(after && { after }) })}`);

export const changeMessage = (id: string, change: MessageChange) =>
  request<StoredMessage>(withId(paths.message, id), { method: 'PATCH', json: change });

export const deleteMessage = (id: string) => request<{ message: string }>(withId(paths.message, id), { method: 'DELETE' });

export const restoreMessage = (id: string) => request<StoredMessage>(withId(paths.restoreMessage, id), { method: 'POST' });

/** Erases for good what an address has sent. */
export const eraseMessages = (email: string) => request<Erased>(paths.eraseMessages, { method: 'POST', json: { email } });

/** Fetches an export and hands it to the browser as a file. */
export async function downloadMessages(choice: MessageChoice, format: 'csv' | 'json'): Promise<void> {
  const file = await request<Blob>(`${paths.exportMessages}?${new URLSearchParams({ ...choice, format })}`, { blob: true });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `messages-${choice.folder}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The sidebar's count listens to this. */
export const announceMessageChange = () => document.dispatchEvent(new Event('messages-changed'));
