import type { LabelledValue, SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import type { ActEvent } from './act-event.queries.ts';
import { evidenceRows, signatureOf, signerRows } from './signature-rows.ts';
import type { Act } from './signing-act.entity.ts';

const TEXTS = {
  zh: {
    title: '个人贡献者许可协议',
    signedAt: '签署时间（UTC）',
    verify: '核验本文件',
    sealed: (host: string) => [
      `本文件末尾带有 ${host} 的电子印章（PAdES 数字签名）。它证明：文件由该服务出具，盖章之后没有改动。`,
      '它不能证明：签署人的真实身份，或签署人使用了自己的数字证书。服务只确认签署人收到了发往上述邮箱的验证码；文中时间均来自服务的时钟。',
    ],
  },
  en: {
    title: 'Individual contributor licence agreement',
    signedAt: 'Signed at (UTC)',
    verify: 'Verify this document',
    sealed: (host: string) => [
      `This file ends with the electronic seal of ${host}, a PAdES digital signature. It proves that the service issued the file and that nothing in it has changed since.`,
      'It does not prove who the signer is, nor that the signer used a digital certificate. The service knows only that the signer received the code sent to the address above. All times are those of the service’s clock.',
    ],
  },
} as const;

/** What differs between somebody who signs for themselves and an employee. */
interface ElectronicPage {
  readonly subtitle: string;
  /** Before those of the signer. */
  readonly rows: readonly LabelledValue[];
  /** What the signer declares, where the act does not say. */
  readonly declaration: string;
}

/** The page appended to an individual CLA that is signed electronically, in the language of the signing. */
export function electronicPage(
  act: Act,
  event: ActEvent | null,
  { subtitle, rows, declaration }: ElectronicPage,
): SignaturePage {
  const { title, signedAt: signedAtLabel } = TEXTS[act.language];
  return {
    language: act.language,
    title,
    subtitle,
    reference: act.reference,
    rows: [...rows, ...signerRows(act)],
    statement: act.proof?.declaration ?? declaration,
    signature: signatureOf(act),
    evidence: evidenceRows(act, { signedAtLabel, event }),
    ...verificationNotice(act),
  };
}

/** Where a sealed document can be verified, and in plain words what its seal proves; nothing for acts of before seals. */
function verificationNotice({ language, proof }: Act): Pick<SignaturePage, 'verification'> {
  if (proof === undefined) {
    return {};
  }
  const texts = TEXTS[language];
  const { verifyUrl: url } = proof;
  return { verification: { title: texts.verify, url, texts: texts.sealed(new URL(url).host) } };
}
