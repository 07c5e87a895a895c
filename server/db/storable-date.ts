import { AppError } from '#server/errors/app-error.ts';

/**
 * Refuses dates outside the years 1 to 9999 (UTC), which not every database reads. Error: `bad_request_parameter` with
 * the name of the date.
 */
export function requireStorableDates(dates: Readonly<Record<string, Date | null>>): void {
  for (const [field, date] of Object.entries(dates)) {
    const year = date?.getUTCFullYear() ?? 1;
    if (year < 1 || year > 9999) {
      throw new AppError('bad_request_parameter', { field });
    }
  }
}
