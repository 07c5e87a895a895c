import type { Language } from '#rules/language.ts';
import type { zhManagerMessages } from './zh/manager-messages.ts';
import type { zhMessages } from './zh/messages.ts';
import type { zhSignCorporate } from './zh/sign-corporate.ts';
import type { zhVersionMessages } from './zh/version-messages.ts';

/** The id of a text of the product: `feature.element[.state]`, or `errors.<code>`. */
export type MessageId =
  | keyof typeof zhMessages
  | keyof typeof zhManagerMessages
  | keyof typeof zhSignCorporate
  | keyof typeof zhVersionMessages;

/** Every text of the product in one language. */
export type Messages = Readonly<Record<MessageId, string>>;

/** A part of them. */
type SomeMessages = Readonly<Partial<Messages>>;

/** Texts that not everybody needs: those of managers, of signing as an employee or for a corporation, of new versions of a CLA. */
export type TextSet = 'manager' | 'corporate' | 'version';

const SETS: Readonly<Record<TextSet, Readonly<Record<Language, () => Promise<SomeMessages>>>>> = {
  manager: {
    zh: async () => (await import('./zh/manager-messages.ts')).zhManagerMessages,
    en: async () => (await import('./en/manager-messages.ts')).enManagerMessages,
  },
  corporate: {
    zh: async () => (await import('./zh/sign-corporate.ts')).zhSignCorporate,
    en: async () => (await import('./en/sign-corporate.ts')).enSignCorporate,
  },
  version: {
    zh: async () => (await import('./zh/version-messages.ts')).zhVersionMessages,
    en: async () => (await import('./en/version-messages.ts')).enVersionMessages,
  },
};

/** Fetches the texts of one language that everybody may need; only the language being read is downloaded. */
export async function loadMessages(locale: Language): Promise<SomeMessages> {
  if (locale === 'en') {
    return (await import('./en/messages.ts')).enMessages;
  }
  return (await import('./zh/messages.ts')).zhMessages;
}

/** Fetches the texts of one language that are needed besides. */
export async function loadTextSet(set: TextSet, locale: Language): Promise<SomeMessages> {
  return SETS[set][locale]();
}
