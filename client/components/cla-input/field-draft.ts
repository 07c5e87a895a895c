import type { FieldType as SchemaFieldType, SigningType } from '#generated/graphql.ts';
import { CUSTOM_FIELD_TYPES, DEFAULT_FIELD_TYPES } from '#rules/cla-fields.ts';
import { ClaType } from '#rules/cla-type.ts';
import { defaultFieldTitle, FIELDS, type FieldType } from '#rules/field.ts';
import { Language, type LanguageKey } from '#rules/language.ts';

/** A field that the community adds to the default ones, as far as it is written. */
export interface FieldDraft {
  /** Empty until one is chosen. */
  readonly type: FieldType | '';
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
}

/** A field as the service takes it. */
export interface FieldInput {
  readonly type: SchemaFieldType;
  readonly title: string;
  readonly description: string;
  readonly required: boolean;
}

/** Whose fields these are. */
export interface FieldsOwner {
  readonly type: SigningType;
  readonly language: LanguageKey;
}

/** The title that a field has unless the community writes another. */
export function defaultTitle(type: FieldType, owner: FieldsOwner): string {
  return defaultFieldTitle(type, ClaType[owner.type], Language[owner.language]);
}

/** Types that the community may add. */
export function customTypes(owner: FieldsOwner): readonly FieldType[] {
  return CUSTOM_FIELD_TYPES[ClaType[owner.type]];
}

/** A field that the community does not edit. */
export interface FixedField {
  readonly type: FieldType;
  readonly title: string;
}

/** The fields that come first in every CLA of the owner's type. */
export function defaultFields(owner: FieldsOwner): readonly FixedField[] {
  return DEFAULT_FIELD_TYPES[ClaType[owner.type]].map((type) => ({ type, title: defaultTitle(type, owner) }));
}

/** A row without anything in it. */
export const EMPTY_FIELD: FieldDraft = { type: '', title: '', description: '', required: false };

/** The title of a row once it has this type: that which goes with it unless the community wrote another. */
export function titleWithType(
  { type: before, title }: Pick<FieldDraft, 'type' | 'title'>,
  type: FieldDraft['type'],
  owner: FieldsOwner,
): string {
  const isWritten = title !== '' && (before === '' || title !== defaultTitle(before, owner));
  return isWritten || type === '' ? title : defaultTitle(type, owner);
}

/** The same rows for another language: default titles are translated, written ones stay. */
export function translateFields(fields: readonly FieldDraft[], from: FieldsOwner, to: FieldsOwner): FieldDraft[] {
  return fields.map((field) => {
    const isDefault = field.type !== '' && field.title === defaultTitle(field.type, from);
    return isDefault ? { ...field, title: defaultTitle(field.type, to) } : field;
  });
}

/** Everything a signer of the owner's CLA is asked for, in its order, as the service takes it. */
export function toFieldInputs(fields: readonly FieldDraft[], owner: FieldsOwner): FieldInput[] {
  const defaults = defaultFields(owner).map(({ type, title }) => ({
    type: FIELDS[type].key,
    title,
    description: '',
    required: true,
  }));
  return [...defaults, ...toCustomInputs(fields)];
}

/** The rows that have a type, as the service takes them. */
export function toCustomInputs(fields: readonly FieldDraft[]): FieldInput[] {
  return fields.flatMap(({ type, title, description, required }) =>
    type === '' ? [] : [{ type: FIELDS[type].key, title: title.trim(), description: description.trim(), required }],
  );
}
