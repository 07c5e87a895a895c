import { type FieldDefinition, type FieldType, FIELDS } from './field.ts';
import type { Language } from './language.ts';
import { isLonger, typedText } from './typed-text.ts';
import { utcDay } from './utc-day.ts';

/** Longest name of a person, in characters. */
export const NAME_MAX_LENGTH = 100;

/** Why a value that a signer typed is refused. */
export type FieldProblem = 'required' | 'too_long' | 'control_character';

const CONTROL_CHARACTER = /\p{Cc}|\p{Cs}|\u2028|\u2029/u;

/** Whether the text holds a control character, a line or paragraph separator, or a lone surrogate. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL_CHARACTER.test(text);
}

/** Whether the text can be a person's name: one line of 1 to 100 characters, as it was meant (`typedText`). */
export function isPersonName(text: string): boolean {
  const name = typedText(text);
  return name !== '' && !isLonger(name, NAME_MAX_LENGTH) && !hasControlCharacter(name);
}

/** Returns the length in code points. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Returns a stored value as people read it: days are stored in UTC, and name it. */
export function readableValue(
  { type, value }: { readonly type: FieldType; readonly value: string },
  language: Language,
): string {
  return type === 'date' && value !== '' ? utcDay(value, language) : value;
}

/** Checks a value, as it was typed, against its field. White space alone does not satisfy a required field. */
export function fieldProblem(
  field: Pick<FieldDefinition, 'type' | 'required'>,
  given: string,
): FieldProblem | undefined {
  const value = typedText(given);
  if (field.required && value === '') {
    return 'required';
  }
  if (isLonger(value, FIELDS[field.type].maxLength)) {
    return 'too_long';
  }
  return hasControlCharacter(value) ? 'control_character' : undefined;
}
