import { normalizeEmail } from '#rules/email.ts';
import { fieldProblem } from '#rules/field-value.ts';
import type { FieldDefinition, FieldType } from '#rules/field.ts';
import { typedText } from '#rules/typed-text.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Values known apart from the form, by field type. Fields of these types repeat them. */
export type KnownValues = Readonly<Partial<Record<FieldType, string>> & Record<'email' | 'date', string>>;

/**
 * Checks and completes the values to store, by field id, dropping what is not a field of the CLA. Errors:
 * `unmatched_email`, otherwise `bad_request_parameter`, both with the field's id.
 */
export function resolveFieldValues(
  fields: readonly FieldDefinition[],
  given: Readonly<Record<string, string>>,
  known: KnownValues,
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field.id, resolveValue(field, typedText(given[field.id] ?? ''), known)]),
  );
}

function resolveValue(field: FieldDefinition, given: string, known: KnownValues): string {
  const value = completeValue(field, given, known);
  if (fieldProblem(field, value) !== undefined) {
    throw new AppError('bad_request_parameter', { field: field.id });
  }
  return value;
}

function completeValue({ id, type }: FieldDefinition, given: string, known: KnownValues): string {
  const value = known[type];
  if (value === undefined) {
    return given;
  }
  const same = type === 'email' ? normalizeEmail(given) === normalizeEmail(value) : given === value;
  if (type === 'date' || given === '' || same) {
    return value;
  }
  throw new AppError(type === 'email' ? 'unmatched_email' : 'bad_request_parameter', { field: id });
}
