import { isUuid } from '#rules/uuid.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { SigningSort } from './signing-kind.rules.ts';

/** A place in the list: what it is sorted by, as the database writes it, and the id, which breaks ties. */
export interface SigningPlace {
  readonly key: string;
  readonly id: string;
}

/** A time as the database writes it, to the microsecond, which a `Date` could not hold. */
const TIME = /^((?!0000)\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/;

/** Writes a place as a cursor. */
export function toCursor({ key, id }: SigningPlace): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/**
 * Reads a cursor of a list in the same order; null for none. Error: `bad_request_parameter` with `after` for anything
 * else.
 */
export function readCursor(cursor: string | null | undefined, sort: SigningSort): SigningPlace | null {
  if (cursor === null || cursor === undefined) {
    return null;
  }
  const [key, id, ...more] = decode(cursor);
  if (typeof key !== 'string' || typeof id !== 'string' || !isUuid(id) || more.length > 0 || !isKey(key, sort)) {
    throw new AppError('bad_request_parameter', { field: 'after' });
  }
  return { key, id };
}

function decode(cursor: string): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(values) ? values : [];
  } catch {
    return [];
  }
}

function isKey(key: string, sort: SigningSort): boolean {
  if (sort.startsWith('NAME')) {
    return !key.includes('\u0000');
  }
  const [, day = '', time = ''] = TIME.exec(key) ?? [];
  const read = new Date(`${day}T${time}Z`);
  // JavaScript takes the 30th of February for the 2nd of March; the database refuses it.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}
