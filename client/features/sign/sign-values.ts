import type { Form } from '#client/components/form/form.ts';
import type { FieldType } from '#rules/field.ts';
import type { SignField } from './sign-fields.ts';

/** What is typed: fields by their type, the code that proves the address, and of an employee the corporation. */
type TypedInput = FieldType | 'verificationCode' | 'corporationSigningId';

/** An input of the form. */
export type SignInput = TypedInput | 'privacyConsented';

/** What is in the form; a field that the CLA does not ask for stays empty. */
export type SignValues = Readonly<Record<TypedInput, string>> & { readonly privacyConsented: boolean };

/** The form of a signing, or of the agreement to a newer version. */
export type SignForm = Form<SignValues>;

/** All that is typed into some fields, as one text. */
export function typedInto(fields: readonly SignField[], values: SignValues): string {
  return fields.map(({ type }) => values[type]).join(' ');
}

/** The empty form. */
export const NOTHING_TYPED: SignValues = {
  name: '',
  email: '',
  authorized: '',
  title: '',
  corporationName: '',
  date: '',
  telephone: '',
  address: '',
  fax: '',
  verificationCode: '',
  corporationSigningId: '',
  privacyConsented: false,
};
