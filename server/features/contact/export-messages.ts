import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { StoredMessage } from '../../../contract/messages.ts';
import { csvLine, csvStart } from '../../platform/csv.ts';
import type { WorkbookPart } from './xlsx.worker.ts';
import { zonedTime } from './zoned-time.ts';

const headings = {
  reference: 'Reference', received: 'Received', status: 'Status', assignee: 'Assigned to', service: 'Service',
  email: 'Email', phoneNumber: 'Phone number', firstName: 'First name', lastName: 'Last name',
  companyName: 'Company name', countryRegion: 'Country/Region', message: 'Message', notes: 'Notes',
  replies: 'Replies',
} as const; // biome-ignore format: filled lines, not one entry a line
type Column = keyof typeof headings;
const columns = Object.keys(headings) as Column[];

function cellsOf(message: StoredMessage, zone: string): Record<Column, string> {
  const { reference, status, service, email, phoneNumber, firstName, lastName, companyName, countryRegion } = message;
  return {
    reference,
    received: zonedTime(message.receivedAt, zone),
    status,
    assignee: message.assignee?.name ?? '',
    service,
    email,
    phoneNumber,
    firstName,
    lastName,
    companyName,
    countryRegion,
    message: message.message,
    notes: String(message.notes),
    replies: String(message.replies),
  };
}

function rowOf(message: StoredMessage, zone: string): string[] {
  const cells = cellsOf(message, zone);
  return columns.map((column) => cells[column]);
}

const headingOf = (column: Column, zone: string) => (column === 'received' ? `${headings.received} (${zone})` : headings[column]);

type Pages = AsyncIterable<StoredMessage[]>;

export async function* asCsv(pages: Pages, zone: string): AsyncGenerator<string> {
  yield csvStart + csvLine(columns.map((column) => headingOf(column, zone)));
  for await (const page of pages) {
    yield page.map((message) => csvLine(rowOf(message, zone))).join('');
  }
}

/** A workbook, made in a worker thread: it is held in memory as a whole, and compressing it takes seconds. */
export async function asXlsx(pages: Pages, zone: string): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(new URL('./xlsx.worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 2048 } });
  try {
    const made = once(worker, 'message') as Promise<[Uint8Array<ArrayBuffer>]>;
    made.catch(() => {}); // reading the messages may fail first
    const send = (part: WorkbookPart) => worker.postMessage(part);
    const widths: Partial<Record<Column, number>> = { message: 60, email: 28, received: 22 };
    send({ headings: columns.map((column) => ({ text: headingOf(column, zone), width: widths[column] ?? 16 })) });
    for await (const page of pages) send({ rows: page.map((message) => rowOf(message, zone)) });
    send('end');
    return (await made)[0];
  } finally {
    void worker.terminate();
  }
}

export async function* asJson(pages: Pages): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const page of pages) {
    for (const message of page) {
      yield separator + JSON.stringify(message);
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
