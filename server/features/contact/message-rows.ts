import type { MessageEvent, MessageFilter, MessageState, StoredMessage } from '../../../contract/messages.ts';
import { AppError } from '../../errors.ts';
import type { Admin } from '../../platform/admin.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { MessageTable } from '../../platform/db/tables/contact.ts';
import { parseSearch } from '../../platform/text-search.ts';
import { type ListCursor, type MessageRow, type RowFilter, sortTime } from './messages.store.ts';
import type { ThreadRow } from './thread.store.ts';
import { startOfDay } from './zoned-time.ts';

export function toRowFilter(filter: MessageFilter, me: Admin): RowFilter {
  const zone = filter.zone || 'UTC';
  const assignees: Record<string, string | null | undefined> = { '': undefined, none: null, me: me.id };
  return {
    folder: filter.folder,
    terms: parseSearch(filter.search),
    assignee: filter.assignee in assignees ? assignees[filter.assignee] : filter.assignee,
    service: filter.service || undefined,
    from: filter.from ? startOfDay(filter.from, zone) : undefined,
    until: filter.to ? startOfDay(filter.to, zone, 1) : undefined,
    noted: filter.noted === '1',
  };
}

export const placeOf = (filter: RowFilter, row: MessageRow & { phase: ListCursor['phase'] }): string =>
  `${row.phase === 'part' ? 'p' : ''}${writeCursor({ time: Number(row[sortTime(filter.folder)]), id: row.id })}`;

export function readPlace(after: string | undefined): ListCursor | undefined {
  if (after === undefined) return undefined;
  const isPart = after.startsWith('p');
  const place = readCursor(isPart ? after.slice(1) : after);
  if (!place) throw new AppError(400, 'This place in the list is not known. Please start from the top.');
  return { ...place, phase: isPart ? 'part' : 'whole' };
}

type SentColumns = 'email' | 'phone_number' | 'first_name' | 'last_name' | 'company_name' | 'country_region' | 'message';

/** The seven fields as they were sent. */
export const sentFields = (row: Pick<MessageTable, SentColumns>) => ({
  email: row.email,
  phoneNumber: row.phone_number,
  firstName: row.first_name,
  lastName: row.last_name,
  companyName: row.company_name,
  countryRegion: row.country_region,
  message: row.message,
});

export function toMessage(row: MessageRow): StoredMessage {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status as MessageState,
    receivedAt: new Date(row.created_at).toISOString(),
    ...sentFields(row),
    service: row.service,
    assignee: row.assignee_id ? { id: row.assignee_id, name: row.assignee_name ?? 'A former colleague' } : null,
    notes: row.notes,
    replies: row.replies,
    files: row.files,
    undelivered: row.undelivered_at !== null,
    spamReasons: row.spam_reasons ? (JSON.parse(row.spam_reasons) as string[]) : [],
    hold: row.hold === 1,
    deletedAt: row.deleted_at === null ? null : new Date(row.deleted_at).toISOString(),
  };
}

export function toEvent(row: ThreadRow): MessageEvent {
  const { id, at, kind, author, text } = row;
  const isOurs = kind !== 'line';
  return {
    id,
    at: new Date(at).toISOString(),
    kind,
    author: isOurs ? author || 'A colleague' : null,
    text,
    ...(row.mail_id && { delivery: deliveryOf(row) }),
  };
}

/** Rows of sent mails are swept after a month: a mail that is no longer there was sent. */
function deliveryOf({ queued, sent_at, failed_at, last_error }: ThreadRow): MessageEvent['delivery'] {
  const reason = last_error?.replace(/^Can't send mail - all recipients were rejected: /, ''); // what the mail server itself says
  if (failed_at) return { state: 'failed', reason };
  if (!queued || sent_at) return { state: 'sent' };
  return reason ? { state: 'delayed', reason } : { state: 'waiting' };
}
