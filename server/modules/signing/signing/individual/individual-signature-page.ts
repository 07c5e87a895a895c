import type { SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import type { ActEvent } from '#server/modules/signing/signing/act-event.queries.ts';
import { electronicPage } from '#server/modules/signing/signing/electronic-page.ts';
import type { Declared } from '#server/modules/signing/signing/signature-rows.ts';
import type { Act } from '#server/modules/signing/signing/signing-act.entity.ts';

const TEXTS = {
  zh: {
    subtitle: '签署页',
    statement: (community: string) =>
      `本人已阅读并同意 ${community} 的个人贡献者许可协议全文，确认以上信息真实，并同意以电子方式签署。本人已通过发送至上述邮箱的验证码证明对该邮箱的控制权。`,
  },
  en: {
    subtitle: 'Signature page',
    statement: (community: string) =>
      `I have read the whole individual contributor licence agreement of ${community} and agree to it. The information above is true, and I consent to signing electronically. By the code sent to the address above I have shown that this mailbox is mine.`,
  },
} as const;

/** What the signer declares, in the language of the signing. */
export function individualDeclaration({ language, community }: Declared): string {
  return TEXTS[language].statement(community);
}

/** The page appended to an individual's CLA, in the language of the signing. */
export function individualSignaturePage(act: Act, event: ActEvent | null): SignaturePage {
  const { subtitle } = TEXTS[act.language];
  return electronicPage(act, event, { subtitle, rows: [], declaration: individualDeclaration(act) });
}
