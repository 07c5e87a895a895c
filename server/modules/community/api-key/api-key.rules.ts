import { characterCount, hasControlCharacter } from '#rules/field-value.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Longest name, in characters. */
export const NAME_MAX_LENGTH = 100;

/** Days after which a key ends if nothing else was asked for. */
const LIFE_DAYS = 365;

/** Days after which a key ends at the latest: a year may have a leap day, and the caller's clock may be ahead. */
const LIFE_DAYS_MAX = 366;

/** Days before its end at which its maker is warned. */
const WARNED_DAYS = 30;

const DAY_MS = 86_400_000;

const KEY = /^sgk_([0-9a-f]{32})_([\w-]{43})$/;

/** Writes a key as it is shown once: `sgk_<id>_<secret>`. */
export function writeKey(id: string, secret: string): string {
  return `sgk_${id.replaceAll('-', '')}_${secret}`;
}

/** Reads the id and secret of a key; undefined for anything else. */
export function readKey(key: string): { readonly id: string; readonly secret: string } | undefined {
  const [, digits, secret] = KEY.exec(key.trim()) ?? [];
  if (digits === undefined || secret === undefined) {
    return undefined;
  }
  return { id: digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'), secret };
}

/**
 * Returns when a new key ends. Error: `bad_request_parameter` with `expiresAt` for a time in the past, or more than a
 * year away.
 */
export function checkEnd(given: Date | null, now: Date): Date {
  const end = given ?? daysAfter(now, LIFE_DAYS);
  if (end <= now || end > daysAfter(now, LIFE_DAYS_MAX)) {
    throw new AppError('bad_request_parameter', { field: 'expiresAt' });
  }
  return end;
}

/** Returns the time up to which keys end whose makers are to be warned by now. */
export function warnedUntil(now: Date): Date {
  return daysAfter(now, WARNED_DAYS);
}

function daysAfter(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS);
}

/** Returns the name of a key. Error: `bad_request_parameter` with `name` unless it has 1 to 100 characters. */
export function checkName(given: string): string {
  const name = given.trim();
  if (name === '' || characterCount(name) > NAME_MAX_LENGTH || hasControlCharacter(name)) {
    throw new AppError('bad_request_parameter', { field: 'name' });
  }
  return name;
}
