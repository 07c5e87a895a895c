import type { Language } from './language.ts';
import { dayText } from './time-text.ts';

/**
 * Returns a day of UTC, such as `2026-11-28`, as people read it: with its zone, as that of the reader may have another.
 * What is no day stays as it is.
 */
export function utcDay(day: string, language: Language): string {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(day) : undefined;
  return time === undefined || Number.isNaN(time.getTime()) ? day : dayText(time, { language, timeZone: 'UTC' });
}
