import type { FieldType } from '#rules/field.ts';
import type { LabelledValue } from '#server/integrations/pdf/signature-page.ts';
import type { Act } from './signing-act.entity.ts';

const SIGNER = { zh: { name: '签署人', email: '邮箱' }, en: { name: 'Signer', email: 'E-mail' } } as const;

const EVIDENCE = {
  zh: {
    community: '社区',
    project: '项目',
    reference: '签署编号',
    version: '协议版本',
    fingerprint: '协议指纹（SHA-256）',
    consent: '隐私政策版本',
  },
  en: {
    community: 'Community',
    project: 'Project',
    reference: 'Reference number',
    version: 'CLA version',
    fingerprint: 'CLA fingerprint (SHA-256)',
    consent: 'Privacy policy version',
  },
} as const;

/** Whether the CLA has a field of one of these types. */
export function hasField({ fields }: Act, ...types: readonly FieldType[]): boolean {
  return fields.some(({ type }) => types.includes(type));
}

/** The fields of the CLA with their values, in order. */
export function fieldRows({ fields }: Act): LabelledValue[] {
  return fields.map(({ title, value }) => ({ label: title, value }));
}

/** The fields of an individual CLA. Name and address are included even if it has no field for them. */
export function signerRows(act: Act): LabelledValue[] {
  const texts = SIGNER[act.language];
  return [
    ...(hasField(act, 'name') ? [] : [{ label: texts.name, value: act.name }]),
    ...(hasField(act, 'email') ? [] : [{ label: texts.email, value: act.email }]),
    ...fieldRows(act),
  ];
}

/** The evidence of a signing. The label of its time depends on whether it is already signed or was only submitted. */
export function evidenceRows(act: Act, signedAtLabel: string): LabelledValue[] {
  const texts = EVIDENCE[act.language];
  return [
    { label: texts.reference, value: act.reference },
    { label: signedAtLabel, value: act.signedAt.replace('T', ' ').slice(0, 19) },
    { label: texts.community, value: act.community },
    { label: texts.project, value: act.projectUrl },
    { label: texts.version, value: String(act.claVersion) },
    { label: texts.fingerprint, value: act.claSha256 },
    { label: texts.consent, value: act.consentVersion },
  ];
}
