import { ClaType } from '#rules/cla-type.ts';
import type { FieldType } from '#rules/field.ts';
import type { SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import { evidenceRows, fieldRows, type SignatureFacts } from '#server/modules/signing/signature-facts.ts';

/** Facts of a signing that its signature page states. */
export interface IndividualSignatureFacts extends SignatureFacts {
  readonly name: string;
}

const TEXTS = {
  zh: {
    title: '个人贡献者许可协议 · 签署页',
    statement: (community: string) =>
      `本人已阅读并同意 ${community} 的个人贡献者许可协议全文，确认以上信息真实，并同意以电子方式签署。本人已通过发送至上述邮箱的验证码证明对该邮箱的控制权。`,
    name: '签署人',
    email: '邮箱',
    signedAt: '签署时间（UTC）',
  },
  en: {
    title: 'Individual contributor licence agreement · signature page',
    statement: (community: string) =>
      `I have read the whole individual contributor licence agreement of ${community} and agree to it. The information above is true, and I consent to signing electronically. By the code sent to the address above I have shown that this mailbox is mine.`,
    name: 'Signer',
    email: 'E-mail',
    signedAt: 'Signed at (UTC)',
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
    evidence: evidenceRows(facts, texts.signedAt),
  };
}

/** The fields of the CLA; name and address are stated even when the CLA has no field for them. */
function signerRows(facts: IndividualSignatureFacts): SignaturePage['rows'] {
  const texts = TEXTS[facts.language];
  const has = (type: FieldType): boolean => facts.fields.some((field) => field.type === type);
  return [
    ...(has('name') ? [] : [{ label: texts.name, value: facts.name }]),
    ...(has('email') ? [] : [{ label: texts.email, value: facts.email }]),
    ...fieldRows(facts, ClaType.INDIVIDUAL),
  ];
}
