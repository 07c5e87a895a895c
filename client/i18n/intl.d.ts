import type { LanguageCode } from '#rules/field.ts';
import type { MessageId } from './messages.ts';

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
    interface IntlConfig {
      locale: LanguageCode;
    }
  }
}
