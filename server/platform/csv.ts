/** One line of CSV. Cells that a spreadsheet would run as a formula are prefixed with an apostrophe. */
export function csvLine(cells: string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** The byte order mark makes spreadsheets read the file as UTF-8. */
export const csvStart = '\uFEFF';

// Characters that start a formula, their full-width forms, and what spreadsheets skip before them.
const formula = /^[\s\u200b-\u200f\ufeff]*[=+\-@＝＋－＠|]|^[\t\r\n]/;

const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
