import { enGate } from '#client/i18n/en/gate.ts';
import { enHelp } from '#client/i18n/en/help.ts';
import { enLoginMessages } from '#client/i18n/en/login-messages.ts';
import { enManagerMessages } from '#client/i18n/en/manager-messages.ts';
import { enMessages } from '#client/i18n/en/messages.ts';
import { enMySignings } from '#client/i18n/en/my-signings.ts';
import { enProgress } from '#client/i18n/en/progress.ts';
import { enProve } from '#client/i18n/en/prove.ts';
import { enSignCorporate } from '#client/i18n/en/sign-corporate.ts';
import { enVerify } from '#client/i18n/en/verify.ts';
import { enVersionMessages } from '#client/i18n/en/version-messages.ts';
import { zhGate } from '#client/i18n/zh/gate.ts';
import { zhHelp } from '#client/i18n/zh/help.ts';
import { zhLoginMessages } from '#client/i18n/zh/login-messages.ts';
import { zhManagerMessages } from '#client/i18n/zh/manager-messages.ts';
import { zhMessages } from '#client/i18n/zh/messages.ts';
import { zhMySignings } from '#client/i18n/zh/my-signings.ts';
import { zhProgress } from '#client/i18n/zh/progress.ts';
import { zhProve } from '#client/i18n/zh/prove.ts';
import { zhSignCorporate } from '#client/i18n/zh/sign-corporate.ts';
import { zhVerify } from '#client/i18n/zh/verify.ts';
import { zhVersionMessages } from '#client/i18n/zh/version-messages.ts';

/** All texts in Chinese. */
export const allZhTexts = {
  ...zhMessages,
  ...zhLoginMessages,
  ...zhManagerMessages,
  ...zhSignCorporate,
  ...zhVersionMessages,
  ...zhVerify,
  ...zhProgress,
  ...zhProve,
  ...zhMySignings,
  ...zhGate,
  ...zhHelp,
};

/** All texts in English. */
export const allEnTexts = {
  ...enMessages,
  ...enLoginMessages,
  ...enManagerMessages,
  ...enSignCorporate,
  ...enVersionMessages,
  ...enVerify,
  ...enProgress,
  ...enProve,
  ...enMySignings,
  ...enGate,
  ...enHelp,
};
