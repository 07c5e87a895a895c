import type { FieldType as SchemaFieldType, SignedCla_ClaFragment } from '#generated/graphql.ts';
import { type FieldDefinition, type FieldType, localizedFieldTitle } from '#rules/field.ts';
import type { Language } from '#rules/language.ts';

const TYPES: Readonly<Record<SchemaFieldType, FieldType>> = {
  ADDRESS: 'address',
  AUTHORIZED: 'authorized',
  CORPORATION_NAME: 'corporationName',
  DATE: 'date',
  EMAIL: 'email',
  FAX: 'fax',
  NAME: 'name',
  TELEPHONE: 'telephone',
  TITLE: 'title',
};

/** An input of the signing form. */
export interface SignField {
  readonly type: FieldType;
  /** The field of the CLA that it fills; undefined when the CLA does not ask for it, but the signing does. */
  readonly fieldId: string | undefined;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
}

/** Who signs: asked for once, whether the CLA has fields for them or not. */
const SIGNER: readonly FieldDefinition[] = [
  { id: '', type: 'name', title: '姓名', description: '', required: true },
  { id: '', type: 'email', title: '邮箱', description: '', required: true },
];

/**
 * The inputs of a CLA by the number of its fields, default titles in the reader's language. Name and address are always
 * among them and required. A type occurs once per CLA, so what is typed survives a change of the CLA.
 */
export function toSignFields(fields: SignedCla_ClaFragment['fields'], language: Language): SignField[] {
  const defined = fields
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map((field): FieldDefinition => ({ ...field, type: TYPES[field.type] }));
  const missing = SIGNER.filter(({ type }) => defined.every((field) => field.type !== type));
  return [...missing, ...defined].map((field) => ({
    type: field.type,
    fieldId: field.id === '' ? undefined : field.id,
    label: localizedFieldTitle(field, 'individual', language),
    help: field.description,
    required: field.required || field.type === 'name' || field.type === 'email',
  }));
}
