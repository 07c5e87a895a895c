import type { SigningWay } from '#client/components/signing-guide.tsx';
import type { SignedCla_ClaFragment } from '#generated/graphql.ts';
import type { ClaType } from '#rules/cla-type.ts';
import { defaultFieldTitle, type FieldDefinition, FieldType, localizedFieldTitle } from '#rules/field.ts';
import type { Language } from '#rules/language.ts';

/** An input of the signing form. */
export interface SignField {
  readonly type: FieldType;
  /** The field of the CLA that it fills; undefined when the CLA does not ask for it, but the signing does. */
  readonly fieldId: string | undefined;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
}

/** Who signs: asked for once, whether the CLA has fields for them or not, and sent beside its values. */
const SIGNER: Readonly<Record<ClaType, readonly FieldType[]>> = {
  individual: ['name', 'email'],
  corporation: ['corporationName', 'authorized', 'email'],
};

/** What the server fills in itself: who signs, and when. A corporation's `name` is its representative's. */
const KNOWN: Readonly<Record<ClaType, readonly FieldType[]>> = {
  individual: [...SIGNER.individual, 'date'],
  corporation: [...SIGNER.corporation, 'name', 'date'],
};

function claType(way: SigningWay): ClaType {
  return way === 'corporation' ? 'corporation' : 'individual';
}

/**
 * The inputs of a CLA by the number of its fields, default titles in the reader's language. Who signs is always among
 * them and required. A type occurs once per CLA, so what is typed survives a change of the CLA.
 */
export function toSignFields(
  fields: SignedCla_ClaFragment['fields'],
  way: SigningWay,
  language: Language,
): SignField[] {
  const type = claType(way);
  const signer = SIGNER[type];
  const defined = fields
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map((field): FieldDefinition => ({ ...field, type: FieldType[field.type] }))
    .filter((field) => type === 'individual' || field.type !== 'name');
  const missing = signer
    .filter((needed) => defined.every((field) => field.type !== needed))
    .map((needed) => ({
      id: '',
      type: needed,
      title: defaultFieldTitle(needed, type, language),
      description: '',
      required: true,
    }));
  return [...missing, ...defined].map((field) => ({
    type: field.type,
    fieldId: field.id === '' ? undefined : field.id,
    label: localizedFieldTitle(field, type, language),
    help: field.description,
    required: field.required || signer.includes(field.type),
  }));
}

/** The values of the CLA's fields that only the form knows. */
export function ownFieldValues(
  fields: readonly SignField[],
  way: SigningWay,
  values: Readonly<Partial<Record<FieldType, string>>>,
): { id: string; value: string }[] {
  const known = KNOWN[claType(way)];
  return fields.flatMap(({ type, fieldId }) => {
    const value = (values[type] ?? '').trim();
    return fieldId !== undefined && value !== '' && !known.includes(type) ? [{ id: fieldId, value }] : [];
  });
}
