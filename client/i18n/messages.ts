import type { Language } from '#rules/language.ts';
import type { zhMessages } from './zh/messages.ts';

/** The id of a text of the product: `feature.element[.state]`, or `errors.<code>`. */
export type MessageId = keyof typeof zhMessages;

/** Every text of the product in one language. */
export type Messages = Readonly<Record<MessageId, string>>;

/** Fetches the texts of one language; only the language being read is downloaded. */
export async function loadMessages(locale: Language): Promise<Messages> {
  if (locale === 'en') {
    return (await import('./en/messages.ts')).enMessages;
  }
  return (await import('./zh/messages.ts')).zhMessages;
}
