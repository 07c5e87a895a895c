import { readableValue } from '#rules/field-value.ts';
import type { FieldType } from '#rules/field.ts';
import { timeText } from '#rules/time-text.ts';
import type { LabelledValue, SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import type { ActEvent } from './act-event.queries.ts';
import type { Act, ActProof } from './signing-act.entity.ts';

/** What the declaration of a signer depends on. */
export type Declared = Pick<Act, 'language' | 'community' | 'corporationName'>;

const SIGNER = {
  zh: { email: '邮箱', signedBy: '签署人', signedAt: (time: string) => `签署于 ${time}` },
  en: { email: 'Email', signedBy: 'Signed by', signedAt: (time: string) => `Signed on ${time}` },
} as const;

const EVIDENCE = {
  zh: {
    community: '社区',
    project: '项目',
    link: '项目 ID',
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
    link: 'Project ID',
    reference: 'Reference',
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

/** The fields of the CLA that were filled in, with their values, in order. */
export function fieldRows({ fields, language }: Pick<Act, 'fields' | 'language'>): LabelledValue[] {
  return fields
    .filter(({ value }) => value !== '')
    .map((field) => ({ label: field.title, value: readableValue(field, language) }));
}

/** The fields of an individual CLA, but for the name, which is the signature. The address is always included. */
export function signerRows(act: Act): LabelledValue[] {
  const fields = act.fields.filter(({ type }) => type !== 'name');
  return [
    ...(hasField(act, 'email') ? [] : [{ label: SIGNER[act.language].email, value: act.email }]),
    ...fieldRows({ ...act, fields }),
  ];
}

/** The signature of who signed electronically. */
export function signatureOf({ language, name, signedAt }: Act): NonNullable<SignaturePage['signature']> {
  const texts = SIGNER[language];
  const time = timeText(new Date(signedAt), { language, timeZone: 'UTC' });
  return { label: texts.signedBy, name, time: texts.signedAt(time) };
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
