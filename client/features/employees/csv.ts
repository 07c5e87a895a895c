/** Tells spreadsheet programs that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that begins like this would be run as a formula; names come from people. */
const FORMULA = /^[=+\-@\t\r]/;

const NEEDS_QUOTES = /[",;\r\n]/;

/** Rows as CSV for spreadsheet programs (RFC 4180): UTF-8 with its mark, and no cell is a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
