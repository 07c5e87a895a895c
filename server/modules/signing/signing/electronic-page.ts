import type { SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import type { Act } from './signing-act.entity.ts';

const TEXTS = {
  zh: {
    title: '核验本文件',
    sealed: (host: string) => [
      `本文件末尾带有 ${host} 的电子印章（PAdES 数字签名）。它证明：文件由该服务出具，盖章之后没有改动。`,
      '它不能证明：签署人的真实身份，或签署人使用了自己的数字证书。服务只确认签署人收到了发往上述邮箱的验证码；文中时间均来自服务的时钟。',
    ],
  },
  en: {
    title: 'Verify this document',
    sealed: (host: string) => [
      `This file ends with the electronic seal of ${host}, a PAdES digital signature. It proves that the service issued the file and that nothing in it has changed since.`,
      'It does not prove who the signer is, nor that the signer used a digital certificate. The service knows only that the signer received the code sent to the address above. All times are those of the service’s clock.',
    ],
  },
} as const;

/** Where a sealed document can be verified, and in plain words what its seal proves; nothing for acts of before seals. */
export function verificationNotice({ language, proof }: Act): Pick<SignaturePage, 'verification'> {
  if (proof === undefined) {
    return {};
  }
  const texts = TEXTS[language];
  const { verifyUrl: url } = proof;
  return { verification: { title: texts.title, url, texts: texts.sealed(new URL(url).host) } };
}
