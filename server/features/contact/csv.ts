/** One line of a CSV file. A cell that a spreadsheet would take for a formula is marked as text. */
export function csvLine(cells: string[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

/** The mark that makes spreadsheets read the file as UTF-8. */
export const csvStart = '\uFEFF';

// The characters formulas begin with, their full-width twins, and what a spreadsheet skips before looking.
const formula = /^[\s\u200b-\u200f\ufeff]*[=+\-@＝＋－＠|]|^[\t\r\n]/;

const cell = (text: string) => `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
