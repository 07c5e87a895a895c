import { characterCount, hasControlCharacter } from '#rules/field-value.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Longest name, in characters. */
export const NAME_MAX_LENGTH = 100;

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

/** Returns the name of a key. Error: `bad_request_parameter` with `name` unless it has 1 to 100 characters. */
export function checkName(given: string): string {
  const name = given.trim();
  if (name === '' || characterCount(name) > NAME_MAX_LENGTH || hasControlCharacter(name)) {
    throw new AppError('bad_request_parameter', { field: 'name' });
  }
  return name;
}
