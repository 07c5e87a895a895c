import type { zhGate } from './zh/gate.ts';
import type { zhHelp } from './zh/help.ts';
import type { zhLoginMessages } from './zh/login-messages.ts';
import type { zhManagerMessages } from './zh/manager-messages.ts';
import type { zhMessages } from './zh/messages.ts';
import type { zhMySignings } from './zh/my-signings.ts';
import type { zhProgress } from './zh/progress.ts';
import type { zhProve } from './zh/prove.ts';
import type { zhSignCorporate } from './zh/sign-corporate.ts';
import type { zhVerify } from './zh/verify.ts';
import type { zhVersionMessages } from './zh/version-messages.ts';

/** Id of a text: `feature.element[.state]`, or `errors.<code>`. */
export type MessageId =
  | keyof typeof zhMessages
  | keyof typeof zhLoginMessages
  | keyof typeof zhManagerMessages
  | keyof typeof zhSignCorporate
  | keyof typeof zhProgress
  | keyof typeof zhProve
  | keyof typeof zhMySignings
  | keyof typeof zhGate
  | keyof typeof zhHelp
  | keyof typeof zhVerify
  | keyof typeof zhVersionMessages;

/** All texts in one language. */
export type Messages = Readonly<Record<MessageId, string>>;

/** Set of texts that is downloaded as one. Pages load only the sets they need; every page needs `base`. */
export type TextSet =
  | 'base'
  | 'login'
  | 'manager'
  | 'corporate'
  | 'version'
  | 'verify'
  | 'progress'
  | 'prove'
  | 'mySignings'
  | 'gate'
  | 'help';

/** Downloads the sets of texts of one language. */
export type TextLoaders = Readonly<Record<TextSet, () => Promise<Readonly<Partial<Messages>>>>>;
