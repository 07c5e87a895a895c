import type { SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import type { PersonalSignatureFacts } from '#server/modules/signing/personal-signing.ts';
import { evidenceRows } from '#server/modules/signing/signature-facts.ts';
import { signerRows } from '#server/modules/signing/signer-rows.ts';

const TEXTS = {
  zh: {
    title: '个人贡献者许可协议 · 签署页',
    statement: (community: string) =>
      `本人已阅读并同意 ${community} 的个人贡献者许可协议全文，确认以上信息真实，并同意以电子方式签署。本人已通过发送至上述邮箱的验证码证明对该邮箱的控制权。`,
    signedAt: '签署时间（UTC）',
  },
  en: {
    title: 'Individual contributor licence agreement · signature page',
    statement: (community: string) =>
      `I have read the whole individual contributor licence agreement of ${community} and agree to it. The information above is true, and I consent to signing electronically. By the code sent to the address above I have shown that this mailbox is mine.`,
    signedAt: 'Signed at (UTC)',
  },
} as const;

/** What the page appended to an individual's CLA says, in the language of the signing (design §7). */
export function individualSignaturePage(facts: PersonalSignatureFacts): SignaturePage {
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
