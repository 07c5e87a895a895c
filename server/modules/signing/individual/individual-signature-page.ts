import { localizedFieldTitle, type FieldDefinition } from '#rules/field.ts';
import type { Language } from '#rules/language.ts';
import type { SignaturePage } from '#server/integrations/pdf/signature-page.ts';

/** Facts of a signing that its signature page states. */
export interface IndividualSignatureFacts {
  readonly language: Language;
  readonly community: string;
  readonly projectUrl: string;
  readonly fields: readonly FieldDefinition[];
  readonly fieldValues: Readonly<Record<string, string>>;
  readonly name: string;
  readonly email: string;
  readonly signedAt: Date;
  readonly reference: string;
  readonly claVersion: number;
  readonly claSha256: string;
  readonly consentVersion: string;
}

const TEXTS = {
  zh: {
    title: '个人贡献者许可协议 · 签署页',
    statement: (community: string) =>
      `本人已阅读并同意 ${community} 的个人贡献者许可协议全文，确认以上信息真实，并同意以电子方式签署。本人已通过发送至上述邮箱的验证码证明对该邮箱的控制权。`,
    name: '签署人',
    email: '邮箱',
    community: '社区',
    project: '项目',
    signedAt: '签署时间（UTC）',
    reference: '签署编号',
    version: '协议版本',
    fingerprint: '协议指纹（SHA-256）',
    consent: '隐私政策版本',
  },
  en: {
    title: 'Individual contributor licence agreement · signature page',
    statement: (community: string) =>
      `I have read the whole individual contributor licence agreement of ${community} and agree to it. The information above is true, and I consent to signing electronically. By the code sent to the address above I have shown that this mailbox is mine.`,
    name: 'Signer',
    email: 'E-mail',
    community: 'Community',
    project: 'Project',
    signedAt: 'Signed at (UTC)',
    reference: 'Reference number',
    version: 'CLA version',
    fingerprint: 'CLA fingerprint (SHA-256)',
    consent: 'Privacy policy version',
  },
} as const;

/** What the page appended to an individual's CLA says, in the language of the signing (design §7). */
export function individualSignaturePage(facts: IndividualSignatureFacts): SignaturePage {
  const texts = TEXTS[facts.language];
  return {
    language: facts.language,
    title: texts.title,
    reference: facts.reference,
    rows: signerRows(facts),
    statement: texts.statement(facts.community),
    evidence: [
      { label: texts.reference, value: facts.reference },
      { label: texts.signedAt, value: facts.signedAt.toISOString().replace('T', ' ').slice(0, 19) },
      { label: texts.community, value: facts.community },
      { label: texts.project, value: facts.projectUrl },
      { label: texts.version, value: String(facts.claVersion) },
      { label: texts.fingerprint, value: facts.claSha256 },
      { label: texts.consent, value: facts.consentVersion },
    ],
  };
}

/** The fields of the CLA; name and address are stated even when the CLA has no field for them. */
function signerRows({ language, fields, fieldValues, name, email }: IndividualSignatureFacts): SignaturePage['rows'] {
  const texts = TEXTS[language];
  const has = (type: FieldDefinition['type']): boolean => fields.some((field) => field.type === type);
  return [
    ...(has('name') ? [] : [{ label: texts.name, value: name }]),
    ...(has('email') ? [] : [{ label: texts.email, value: email }]),
    ...fields.map((field) => ({
      label: localizedFieldTitle(field, 'individual', language),
      value: fieldValues[field.id] ?? '',
    })),
  ];
}
