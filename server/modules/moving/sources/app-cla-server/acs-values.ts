import { z } from 'zod';
import { Language } from '#rules/language.ts';
import type { ReasonCode } from '../../format/reasons.ts';
import type { SignedAt } from '../../format/record-parts.ts';
import { readTime } from '../read-time.ts';

/** A text that may be absent. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text ?? '');
/** Integers are stored as any numeric type. */
export const optionalNumber = z.coerce.number().nullish().catch(null);
const fieldValues = z.record(z.string(), z.coerce.string()).nullish().catch(null);

/** Values by field id; none for what is no map of texts. */
export const info = fieldValues.transform((values) => values ?? {});

export const fieldDefinitions = z
  .array(
    z.object({
      id: z.coerce.string(),
      type: optionalText,
      title: optionalText,
      desc: optionalText,
      required: z.boolean().nullish(),
    }),
  )
  .nullish();

/** The fields of a version in our words. */
export function toFields(fields: z.output<typeof fieldDefinitions>) {
  return (fields ?? []).map(({ id, type, title, desc, required }) => ({
    id,
    type: type === '' ? 'unknown' : type,
    title,
    ...(desc === '' ? {} : { description: desc }),
    required: required === true,
  }));
}

const LANGUAGES: Readonly<Record<string, Language>> = { english: Language.EN, chinese: Language.ZH };

/** A language by its name in English, in any case; null for others. */
export function toLanguage(name: string): Language | null {
  return LANGUAGES[name.trim().toLowerCase()] ?? null;
}

/** Seconds since 1970, which an ObjectId begins with. */
export function timeOfId(id: string): Date | null {
  return /^[0-9a-f]{24}$/.test(id) ? new Date(Number.parseInt(id.slice(0, 8), 16) * 1000) : null;
}

/** Unix seconds as an instant; null for none. */
export function toInstant(seconds: number | null | undefined): string | null {
  const at = new Date((seconds ?? 0) * 1000);
  return seconds === null || seconds === undefined || seconds <= 0 || Number.isNaN(at.getTime())
    ? null
    : at.toISOString();
}

/** When a row was signed, and what is to be noted about it; undefined for what is no day. */
interface SignedDay {
  readonly signedAt: SignedAt;
  readonly notes: readonly ReasonCode[];
}

/**
 * Reads a day of the server's calendar. With its zone, the time at which the row was made is taken where it is of that day;
 * rows that were moved later have another one.
 */
export function readDay(day: string, id: string, timezone: string | undefined): SignedDay | undefined {
  const signedAt = readTime(day.trim(), { dateFormat: undefined, timezone: undefined });
  if (signedAt?.precision !== 'day') {
    return signedAt?.precision === 'unknown' ? { signedAt, notes: ['missing_time'] } : undefined;
  }
  if (timezone === undefined) {
    return { signedAt, notes: ['unzoned_time'] };
  }
  const made = timeOfId(id);
  return made !== null && dayIn(made, timezone) === signedAt.value
    ? { signedAt: { precision: 'second', value: made.toISOString() }, notes: [] }
    : { signedAt, notes: [] };
}

const calendars = new Map<string, Intl.DateTimeFormat>();

function dayIn(at: Date, timeZone: string): string {
  // The calendar of Sweden is written as ISO 8601 has it.
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar.format(at);
}

/** Numbers of CLAs are decimal; others are unknown. */
export function toClaNumber(id: string): string | null {
  return /^\d{1,9}$/.test(id) ? id : null;
}
