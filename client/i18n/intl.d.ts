import type { Language } from '#rules/language.ts';
import type { MessageId } from './messages.ts';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: Language;
    }
  }
}
