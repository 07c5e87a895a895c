import type { FieldType as SchemaFieldType, Language, SigningType } from '#generated/graphql.ts';
import { CUSTOM_FIELD_TYPES, DEFAULT_FIELD_TYPES } from '#rules/cla-fields.ts';
import type { ClaType } from '#rules/cla-type.ts';
import { FIELD_TITLES, type FieldType } from '#rules/field.ts';
import type { Language as RuleLanguage } from '#rules/language.ts';

/** A field that the community adds to the default ones, as far as it is written. */
export interface FieldDraft {
  /** Tells the rows apart; it stays when they are reordered. */
  readonly key: string;
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
  readonly language: Language;
}

const SCHEMA_TYPES: Readonly<Record<FieldType, SchemaFieldType>> = {
  name: 'NAME',
  email: 'EMAIL',
  authorized: 'AUTHORIZED',
  title: 'TITLE',
  corporationName: 'CORPORATION_NAME',
  date: 'DATE',
  telephone: 'TELEPHONE',
  address: 'ADDRESS',
  fax: 'FAX',
};

const CLA_TYPES: Readonly<Record<SigningType, ClaType>> = { INDIVIDUAL: 'individual', CORPORATION: 'corporation' };
const LANGUAGES: Readonly<Record<Language, RuleLanguage>> = { ZH: 'zh', EN: 'en' };

/** The title that a field has unless the community writes another (specification §3). */
export function defaultTitle(type: FieldType, owner: FieldsOwner): string {
  return FIELD_TITLES[CLA_TYPES[owner.type]][LANGUAGES[owner.language]][type];
}

/** Types that the community may add. */
export function customTypes(owner: FieldsOwner): readonly FieldType[] {
  return CUSTOM_FIELD_TYPES[CLA_TYPES[owner.type]];
}

/** The fields that come first in every CLA of the owner's type. */
export function defaultFields(owner: FieldsOwner): readonly { readonly type: FieldType; readonly title: string }[] {
  return DEFAULT_FIELD_TYPES[CLA_TYPES[owner.type]].map((type) => ({ type, title: defaultTitle(type, owner) }));
}

/** A row without anything in it (specification §3). */
export function addField(fields: readonly FieldDraft[]): readonly FieldDraft[] {
  const key = String(Math.max(-1, ...fields.map((field) => Number(field.key))) + 1);
  return [...fields, { key, type: '', title: '', description: '', required: false }];
}

/** Gives a row its type, and the title that goes with it unless the community wrote one. */
export function chooseType(field: FieldDraft, type: FieldDraft['type'], owner: FieldsOwner): FieldDraft {
  const isWritten = field.title !== '' && (field.type === '' || field.title !== defaultTitle(field.type, owner));
  return { ...field, type, title: isWritten || type === '' ? field.title : defaultTitle(type, owner) };
}

/** Moves a row to another place; a place that does not exist changes nothing. */
export function moveField(fields: readonly FieldDraft[], key: string, to: number): readonly FieldDraft[] {
  const moved = fields.find((field) => field.key === key);
  if (moved === undefined || to < 0 || to >= fields.length) {
    return fields;
  }
  return fields.filter((field) => field !== moved).toSpliced(to, 0, moved);
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
    type: SCHEMA_TYPES[type],
    title,
    description: '',
    required: true,
  }));
  const custom = fields.flatMap(({ type, title, description, required }) =>
    type === '' ? [] : [{ type: SCHEMA_TYPES[type], title: title.trim(), description: description.trim(), required }],
  );
  return [...defaults, ...custom];
}
