import { toCsv } from '#rules/csv.ts';
import type { presentCorporation } from './present.ts';

const HEAD = ['No.', 'Corporation', 'Status', 'CLA language', 'Date'];

/** Writes corporations as CSV for spreadsheet programs, numbered from 1. */
export function corporationsCsv(corporations: readonly ReturnType<typeof presentCorporation>[]): string {
  const rows = corporations.map(({ corporation_name, admin_added, cla_language, date }, index) => [
    String(index + 1),
    corporation_name,
    admin_added ? 'complete' : 'not complete',
    cla_language,
    date,
  ]);
  return toCsv([HEAD, ...rows]);
}
