import { normalizeEmail } from '#rules/email.ts';
import { fieldProblem } from '#rules/field-value.ts';
import type { FieldDefinition } from '#rules/field.ts';
import { AppError } from '#server/errors/app-error.ts';

/** What the server knows without the form; fields of these types repeat it (design §7). */
export interface KnownValues {
  readonly name: string;
  readonly email: string;
  /** Day of signing, YYYY-MM-DD. */
  readonly date: string;
}

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

function completeValue(field: FieldDefinition, given: string, known: KnownValues): string {
  if (field.type === 'date') {
    return known.date;
  }
  if (field.type === 'name') {
    return repeated(field, given, { known: known.name, same: given === known.name });
  }
  if (field.type === 'email') {
    return repeated(field, given, { known: known.email, same: normalizeEmail(given) === normalizeEmail(known.email) });
  }
  return given;
}

function repeated(field: FieldDefinition, given: string, { known, same }: { known: string; same: boolean }): string {
  if (given === '' || same) {
    return known;
  }
  throw new AppError(field.type === 'email' ? 'unmatched_email' : 'bad_request_parameter', { field: field.id });
}
