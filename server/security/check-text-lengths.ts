import { AppError } from '#server/errors/app-error.ts';

/** Characters of any text that a request may contain; most have a closer limit where they are used. */
const TEXT_MAX_LENGTH = 65_536;

/** Refuses a value with a text of more than 65,536 characters in it. Error: `bad_request_parameter` with its place. */
export function checkTextLengths(value: unknown, place: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (value.length > TEXT_MAX_LENGTH) {
      throw new AppError('bad_request_parameter', { field: place.join('.') });
    }
    return;
  }
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      // Fields are named without the argument that holds them all.
      checkTextLengths(inner, name === 'input' ? place : [...place, name]);
    }
  }
}
