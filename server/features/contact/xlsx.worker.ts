// Runs in a worker thread: writes a workbook. Every cell is text, so nothing is run as a formula and phone numbers stay as they are.
import { parentPort } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';

export type WorkbookPart = { headings: { text: string; width: number }[] } | { rows: string[][] } | 'end';

const rows: { value: string; type: typeof String; fontWeight?: 'bold' }[][] = [];
let columns: { width: number }[] = [];

parentPort?.on('message', async (part: WorkbookPart) => {
  if (part === 'end') {
    const bytes = new Uint8Array(await writeXlsxFile(rows, { columns, stickyRowsCount: 1 }).toBuffer());
    parentPort?.postMessage(bytes, [bytes.buffer]);
  } else if ('headings' in part) {
    columns = part.headings.map(({ width }) => ({ width }));
    rows.push(part.headings.map(({ text }) => ({ value: text, type: String, fontWeight: 'bold' })));
  } else for (const row of part.rows) rows.push(row.map((value) => ({ value, type: String })));
});
