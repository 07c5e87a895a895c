import type { Language } from './language.ts';

/** The sentence that a signer consents to before signing, without its links. The act of the signing keeps it. */
export const CONSENT_TEXT: Readonly<Record<Language, string>> = {
  zh: '我已阅读并同意隐私政策、Cookie说明和信息收集清单，并同意按其处理我填写的信息。',
  en: 'I have read and agree to the privacy policy, the cookie notice and the data collection list, and to my details being processed accordingly.',
};
