import type { StoredMessage } from '../../../contract/messages.ts';
import { csvLine, csvStart } from '../../platform/csv.ts';
import { zonedTime } from './zoned-time.ts';

const headings = {
  reference: 'Reference', received: 'Received', status: 'Status', assignee: 'Assigned to', service: 'Service', email: 'Email', phoneNumber: 'Phone number', firstName: 'First name', lastName: 'Last name', companyName: 'Company name', countryRegion: 'Country/Region', message: 'Message', notes: 'Notes', replies: 'Replies',
} as const; // biome-ignore format: one line reads better
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

const headingOf = (column: Column, zone: string) => (column === 'received' ? `${headings.received} (${zone})` : headings[column]);

type Pages = AsyncIterable<StoredMessage[]>;

export async function* asCsv(pages: Pages, zone: string): AsyncGenerator<string> {
  yield csvStart + csvLine(columns.map((column) => headingOf(column, zone)));
  for await (const page of pages) {
    yield page.map((message) => csvLine(columns.map((column) => cellsOf(message, zone)[column]))).join('');
  }
}

/** A workbook. Every cell is text, so nothing is run as a formula and phone numbers stay as they are. */
export async function asXlsx(pages: Pages, zone: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const rows: { value: string; type: typeof String; fontWeight?: 'bold'; wrap?: boolean }[][] = [
    columns.map((column) => ({ value: headingOf(column, zone), type: String, fontWeight: 'bold' })),
  ];
  for await (const page of pages)
    for (const message of page) {
      const cells = cellsOf(message, zone);
      rows.push(columns.map((column) => ({ value: cells[column], type: String })));
    }
  const widths: Partial<Record<Column, number>> = { message: 60, email: 28, received: 22 };
  const file = writeXlsxFile(rows, { columns: columns.map((column) => ({ width: widths[column] ?? 16 })), stickyRowsCount: 1 });
  return new Uint8Array(await file.toBuffer());
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
