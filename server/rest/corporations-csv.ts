import type { presentCorporation } from './present.ts';

const HEAD = ['No.', 'Corporation', 'Status', 'CLA language', 'Date'];

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table of corporations for spreadsheets (REST contract §2.4), with lines as RFC 4180 ends them. */
export function corporationsCsv(corporations: readonly ReturnType<typeof presentCorporation>[]): string {
  const rows = corporations.map(({ corporation_name, admin_added, cla_language, date }, index) => [
    String(index + 1),
    corporation_name,
    admin_added ? 'complete' : 'not complete',
    cla_language,
    date,
  ]);
  return BYTE_ORDER_MARK + [HEAD, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** Quoted, and with an apostrophe before what a spreadsheet would run as a formula: the names are a stranger's. */
function toCell(value: string): string {
  const harmless = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
