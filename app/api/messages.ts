import type {
  BulkAnswer,
  Erased,
  MessageChange,
  MessageChoices,
  MessageFilter,
  MessagePage,
  MessageThread,
  ReplyTemplate,
  StoredMessage,
} from '../../contract/messages.ts';
import { paths } from '../../contract/paths.ts';
import { request, withId } from './request.ts';
import { saveFile } from './save-file.ts';

export const emptyFilter: MessageFilter = {
  folder: 'inbox',
  search: '',
  assignee: '',
  service: '',
  from: '',
  to: '',
  zone: '',
  noted: '',
};

/** The reader's own zone: a day begins where they are. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC';
const query = (filter: MessageFilter, more: Record<string, string> = {}) => {
  const given = Object.entries({ ...filter, zone: zone(), ...more }).filter(([, value]) => value !== '');
  return new URLSearchParams(given);
};

/** One page of messages, newest first, starting after a cursor. */
export const listMessages = (filter: MessageFilter, after = '') =>
  request<MessagePage>(`${paths.messages}?${query(filter, { after })}`);

export const readThread = (id: string) => request<MessageThread>(withId(paths.message, id));
export const readChoices = () => request<MessageChoices>(paths.messageChoices);

export const changeMessage = (id: string, change: MessageChange) =>
  request<StoredMessage>(withId(paths.message, id), { method: 'PATCH', json: change });

export const addNote = (id: string, text: string) =>
  request<MessageThread>(withId(paths.messageNotes, id), { method: 'POST', json: { text } });

/** `seen` is the number of answers the writer knows of. */
export const sendReply = (id: string, reply: { text: string; seen: number }) =>
  request<MessageThread>(withId(paths.messageReplies, id), { method: 'POST', json: reply });

export const deleteMessage = (id: string) => request<{ message: string }>(withId(paths.message, id), { method: 'DELETE' });
export const restoreMessage = (id: string) => request<StoredMessage>(withId(paths.restoreMessage, id), { method: 'POST' });

export type BulkTarget = { ids: string[] } | { filter: MessageFilter };
export type BulkAction = { action: 'bin' | 'restore' | 'erase' | 'count' } | { action: 'change'; change: MessageChange };
export const bulk = (target: BulkTarget, action: BulkAction) =>
  request<BulkAnswer>(action.action === 'erase' ? paths.eraseChosenMessages : paths.bulkMessages, {
    method: 'POST',
    json: { ...('filter' in target ? { filter: { ...target.filter, zone: zone() } } : target), ...action },
  });

export const listTemplates = () => request<ReplyTemplate[]>(paths.replyTemplates);
export const saveTemplate = (id: string | undefined, json: { name: string; text: string }) =>
  id
    ? request<ReplyTemplate>(withId(paths.replyTemplate, id), { method: 'PUT', json })
    : request<ReplyTemplate>(paths.replyTemplates, { method: 'POST', json });
export const deleteTemplate = (id: string) => request<{ message: string }>(withId(paths.replyTemplate, id), { method: 'DELETE' });

/** Permanently erases the messages of an address. */
export const eraseMessages = (email: string) => request<Erased>(paths.eraseMessages, { method: 'POST', json: { email } });

/** Downloads what a filter shows, or the chosen ones of it, as a file. */
export async function downloadMessages(filter: MessageFilter, format: 'csv' | 'xlsx' | 'json', ids: string[] = []) {
  const file = await request<Blob>(`${paths.exportMessages}?${query(filter, { format, ids: ids.join(',') })}`, { blob: true });
  saveFile(file, `messages-${filter.folder}-${new Date().toLocaleDateString('en-CA')}.${format}`);
}

/** Downloads a file that a visitor sent. */
export async function downloadFile(id: string, name: string) {
  saveFile(await request<Blob>(withId(paths.messageFile, id), { blob: true }), name);
}

/** Updates the count in the sidebar. */
export const announceMessageChange = () => document.dispatchEvent(new Event('messages-changed'));
