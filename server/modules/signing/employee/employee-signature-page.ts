import type { SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import type { ActEvent } from '#server/modules/signing/signing/act-event.queries.ts';
import { electronicPage } from '#server/modules/signing/signing/electronic-page.ts';
import type { Declared } from '#server/modules/signing/signing/signature-rows.ts';
import type { Act } from '#server/modules/signing/signing/signing-act.entity.ts';

const TEXTS = {
  zh: {
    subtitle: '员工签署页',
    corporation: '所属企业',
    statement: (corporation: string, community: string) =>
      `本人是${corporation}（下称“企业”）的员工，以企业员工的身份签署本协议，并在企业与 ${community} 签订的企业贡献者许可协议范围内作出贡献。本人已阅读并同意 ${community} 的个人贡献者许可协议全文，确认以上信息真实，并同意以电子方式签署。本人已通过发送至上述邮箱的验证码证明对该邮箱的控制权。本签署由企业激活后生效，企业可以停用或移除。`,
  },
  en: {
    subtitle: 'Signature page for employees',
    corporation: 'Company',
    statement: (corporation: string, community: string) =>
      `I am an employee of ${corporation} (“the company”). I sign this agreement as its employee and contribute under the corporate contributor licence agreement between the company and ${community}. I have read the whole individual contributor licence agreement of ${community} and agree to it. The information above is true, and I consent to signing electronically. By the code sent to the address above I have shown that this mailbox is mine. This signature takes effect once the company activates it; the company can deactivate and remove it.`,
  },
} as const;

/** What the signer declares, in the language of the signing. */
export function employeeDeclaration({ language, corporationName, community }: Declared): string {
  return TEXTS[language].statement(corporationName, community);
}

/** The page appended to an employee's CLA: the signer, and the commitment as an employee. */
export function employeeSignaturePage(act: Act, event: ActEvent | null): SignaturePage {
  const { subtitle, corporation: label } = TEXTS[act.language];
  const rows = [{ label, value: act.corporationName }];
  return electronicPage(act, event, { subtitle, rows, declaration: employeeDeclaration(act) });
}
