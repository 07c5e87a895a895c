/** Marks the text as UTF-8 for spreadsheet programs. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Spreadsheets would run a cell that begins like this as a formula, and names come from strangers. Those set to Chinese
 * or Japanese read the full-width signs as the others.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

/**
 * Writes rows as CSV for spreadsheet programs: RFC 4180 line ends, every cell quoted, UTF-8 with its byte order mark,
 * and an apostrophe before anything that would be a formula.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + toCsvLines(rows);
}

/** Writes further rows, to follow what `toCsv` wrote. */
export function toCsvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
