import { ClaType } from '#rules/cla-type.ts';
import type { FieldType } from '#rules/field.ts';
import type { LabelledValue } from '#server/integrations/pdf/signature-page.ts';
import type { PersonalSignatureFacts } from './personal-signing.ts';
import { fieldRows } from './signature-facts.ts';

const TEXTS = { zh: { name: '签署人', email: '邮箱' }, en: { name: 'Signer', email: 'E-mail' } } as const;

/** The fields of an individual CLA; name and address are stated even when it has no field for them. */
export function signerRows(facts: PersonalSignatureFacts): LabelledValue[] {
  const texts = TEXTS[facts.language];
  const has = (type: FieldType): boolean => facts.fields.some((field) => field.type === type);
  return [
    ...(has('name') ? [] : [{ label: texts.name, value: facts.name }]),
    ...(has('email') ? [] : [{ label: texts.email, value: facts.email }]),
    ...fieldRows(facts, ClaType.INDIVIDUAL),
  ];
}
