import { FIELD_MAX_LENGTH, type FieldDefinition } from './field.ts';

/** Longest name of a person, in characters (REST contract §3.1). */
export const NAME_MAX_LENGTH = 50;

/** What is wrong with a value that a signer typed. */
export type FieldProblem = 'required' | 'too_long' | 'control_character';

const CONTROL_CHARACTER = /\p{Cc}|\p{Cs}|\u2028|\u2029/u;

/** Whether the text holds a control character, a line or paragraph separator, or half of a character. */
export function hasControlCharacter(text: string): boolean {
  return CONTROL_CHARACTER.test(text);
}

/** Length in characters as a reader counts them, not in UTF-16 units. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Checks one value against its field (specification §5, design §7): blank does not satisfy a required field. */
export function fieldProblem(
  field: Pick<FieldDefinition, 'type' | 'required'>,
  value: string,
): FieldProblem | undefined {
  if (field.required && value.trim() === '') {
    return 'required';
  }
  if (characterCount(value) > FIELD_MAX_LENGTH[field.type]) {
    return 'too_long';
  }
  return hasControlCharacter(value) ? 'control_character' : undefined;
}
