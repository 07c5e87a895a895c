import { normalizeEmail } from '#rules/email.ts';
import { fieldProblem } from '#rules/field-value.ts';
import type { FieldDefinition, FieldType } from '#rules/field.ts';
import { AppError } from '#server/errors/app-error.ts';

/** What the server knows without the form, by type of field; fields of these types repeat it (design §7). */
export type KnownValues = Readonly<Partial<Record<FieldType, string>> & Record<'email' | 'date', string>>;

/**
 * The values to store, by field id: checked, completed, and nothing that is not a field of the CLA. Errors:
 * `unmatched_email`, else `bad_request_parameter`, both with the field's id.
 */
export function resolveFieldValues(
  fields: readonly FieldDefinition[],
  given: Readonly<Record<string, string>>,
  known: KnownValues,
): Record<string, string> {
  return Object.fromEntries(
    fields.map((field) => [field.id, resolveValue(field, (given[field.id] ?? '').trim(), known)]),
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
