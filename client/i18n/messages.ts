import type { Language } from '#rules/language.ts';
import type { zhManagerMessages } from './zh/manager-messages.ts';
import type { zhMessages } from './zh/messages.ts';

/** The id of a text of the product: `feature.element[.state]`, or `errors.<code>`. */
export type MessageId = keyof typeof zhMessages | keyof typeof zhManagerMessages;

/** Every text of the product in one language. */
export type Messages = Readonly<Record<MessageId, string>>;

/** A part of them. */
type SomeMessages = Readonly<Partial<Messages>>;

/** Fetches the texts of one language that everybody may need; only the language being read is downloaded. */
export async function loadMessages(locale: Language): Promise<SomeMessages> {
  if (locale === 'en') {
    return (await import('./en/messages.ts')).enMessages;
  }
  return (await import('./zh/messages.ts')).zhMessages;
}

/** Fetches the texts of one language that managers need besides. */
export async function loadManagerMessages(locale: Language): Promise<SomeMessages> {
  if (locale === 'en') {
    return (await import('./en/manager-messages.ts')).enManagerMessages;
  }
  return (await import('./zh/manager-messages.ts')).zhManagerMessages;
}
