import { readableValue } from '#rules/field-value.ts';
import type { FieldType } from '#rules/field.ts';
import type { LabelledValue } from '#server/integrations/pdf/signature-page.ts';
import type { ActEvent } from './act-event.queries.ts';
import type { Act, ActProof } from './signing-act.entity.ts';

/** What the declaration of a signer depends on. */
export type Declared = Pick<Act, 'language' | 'community' | 'corporationName'>;

const SIGNER = { zh: { name: '签署人', email: '邮箱' }, en: { name: 'Signer', email: 'E-mail' } } as const;

const EVIDENCE = {
  zh: {
    community: '社区',
    project: '项目',
    link: '链接 ID',
    reference: '签署编号',
    version: '协议版本',
    fingerprint: '协议指纹（SHA-256）',
    consentVersion: '隐私政策版本',
    consent: '同意政策',
    consented: (text: string, version: string) => `“${text}”（隐私政策版本 ${version}）`,
    proof: '邮箱验证（UTC）',
    proved: (sent: string, matched: string) => `验证码 ${sent} 发出，${matched} 核对一致`,
    verify: '核验网址',
    event: '审计记录',
    eventOf: ({ sequence, hash }: ActEvent) => `第 ${sequence} 条，哈希值 ${inGroups(hash)}`,
  },
  en: {
    community: 'Community',
    project: 'Project',
    link: 'Link id',
    reference: 'Reference number',
    version: 'CLA version',
    fingerprint: 'CLA fingerprint (SHA-256)',
    consentVersion: 'Privacy policy version',
    consent: 'Consent',
    consented: (text: string, version: string) => `“${text}” (privacy policy version ${version})`,
    proof: 'Proof of address (UTC)',
    proved: (sent: string, matched: string) => `Code sent ${sent}, matched ${matched}`,
    verify: 'Verify at',
    event: 'Audit record',
    eventOf: ({ sequence, hash }: ActEvent) => `No. ${sequence}, hash ${inGroups(hash)}`,
  },
} as const;

/** Whether the CLA has a field of one of these types. */
export function hasField({ fields }: Act, ...types: readonly FieldType[]): boolean {
  return fields.some(({ type }) => types.includes(type));
}

/** The fields of the CLA with their values, in order. */
export function fieldRows({ fields }: Act): LabelledValue[] {
  return fields.map((field) => ({ label: field.title, value: readableValue(field) }));
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

/** What evidence depends on beside the act. */
export interface EvidenceContext {
  /** The label of its time depends on whether it is already signed or was only submitted. */
  readonly signedAtLabel: string;
  readonly event: ActEvent | null;
}

/** Where a document that has no QR code can be verified. */
export function verifyRows({ language, proof }: Act): LabelledValue[] {
  return proof === undefined ? [] : [{ label: EVIDENCE[language].verify, value: proof.verifyUrl }];
}

/** The evidence of a signing. */
export function evidenceRows(act: Act, { signedAtLabel, event }: EvidenceContext): LabelledValue[] {
  const texts = EVIDENCE[act.language];
  return [
    { label: texts.reference, value: act.reference },
    { label: signedAtLabel, value: inSeconds(act.signedAt) },
    ...(act.proof === undefined ? [] : [provedAddress(act, act.proof)]),
    { label: texts.community, value: act.community },
    { label: texts.project, value: act.projectUrl },
    ...(act.proof === undefined ? [] : [{ label: texts.link, value: act.proof.linkId }]),
    { label: texts.version, value: String(act.claVersion) },
    { label: texts.fingerprint, value: inGroups(act.claSha256) },
    consent(act),
    ...(event === null ? [] : [{ label: texts.event, value: texts.eventOf(event) }]),
  ];
}

function provedAddress({ language }: Act, { codeSentAt, codeMatchedAt }: ActProof): LabelledValue {
  const texts = EVIDENCE[language];
  return { label: texts.proof, value: texts.proved(inSeconds(codeSentAt), inSeconds(codeMatchedAt)) };
}

function consent({ language, proof, consentVersion }: Act): LabelledValue {
  const texts = EVIDENCE[language];
  return proof === undefined
    ? { label: texts.consentVersion, value: consentVersion }
    : { label: texts.consent, value: texts.consented(proof.consentText, consentVersion) };
}

/** A time as people read it, to the second. */
function inSeconds(time: string): string {
  return time.replace('T', ' ').slice(0, 19);
}

/** A hash in groups of eight digits. */
function inGroups(hash: string): string {
  return hash.replaceAll(/.{8}(?!$)/g, '$& ');
}
