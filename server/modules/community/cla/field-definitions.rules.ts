import {
  CUSTOM_FIELD_TYPES,
  DEFAULT_FIELD_TYPES,
  FIELD_DESCRIPTION_MAX_LENGTH,
  FIELD_TITLE_MAX_LENGTH,
  NEEDED_FIELD_TYPES,
} from '#rules/cla-fields.ts';
import type { ClaType } from '#rules/cla-type.ts';
import { hasControlCharacter } from '#rules/field-value.ts';
import type { FieldDefinition } from '#rules/field.ts';
import { isLonger, typedText } from '#rules/typed-text.ts';
import { AppError } from '#server/errors/app-error.ts';

/** A field as a community defines it; its id follows from its position. */
export type FieldDefinitionInput = Omit<FieldDefinition, 'id'>;

/**
 * Checks the fields of a CLA and numbers them: allowed types only, mandatory types present and required, titles not
 * blank, neither titles nor types repeated. Errors: `title_type_repeat`, `bad_request_parameter`, both with `fields` or
 * `fields.<index>.<input>`.
 */
export function defineFields(type: ClaType, inputs: readonly FieldDefinitionInput[]): FieldDefinition[] {
  const known = new Set([...DEFAULT_FIELD_TYPES[type], ...CUSTOM_FIELD_TYPES[type]]);
  const fields = inputs.map(({ title, description, ...field }, index) => {
    if (!known.has(field.type)) {
      throw new AppError('bad_request_parameter', { field: `fields.${index}.type` });
    }
    return {
      id: String(index),
      ...field,
      title: checkText(title, FIELD_TITLE_MAX_LENGTH, `fields.${index}.title`),
      description: checkText(description, FIELD_DESCRIPTION_MAX_LENGTH, `fields.${index}.description`),
    };
  });
  refuseMissing(type, fields);
  refuseRepeated(fields);
  return fields;
}

function checkText(given: string, maxLength: number, field: string): string {
  const text = typedText(given);
  const isMissing = text === '' && field.endsWith('.title');
  if (isMissing || isLonger(text, maxLength) || hasControlCharacter(text)) {
    throw new AppError('bad_request_parameter', { field });
  }
  return text;
}

function refuseMissing(type: ClaType, fields: readonly FieldDefinition[]): void {
  const required = new Set(fields.filter((field) => field.required).map((field) => field.type));
  if (NEEDED_FIELD_TYPES[type].some((needed) => !required.has(needed))) {
    throw new AppError('bad_request_parameter', { field: 'fields' });
  }
}

function refuseRepeated(fields: readonly FieldDefinition[]): void {
  const seen = new Set<string>();
  for (const [index, { type, title }] of fields.entries()) {
    // Titles that look the same to a signer count as repeated.
    const keys = { type: `type ${type}`, title: `title ${title.normalize('NFKC').toLowerCase()}` };
    for (const [input, key] of Object.entries(keys)) {
      if (seen.has(key)) {
        throw new AppError('title_type_repeat', { field: `fields.${index}.${input}` });
      }
      seen.add(key);
    }
  }
}
