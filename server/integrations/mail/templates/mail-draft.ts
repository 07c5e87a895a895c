import type { ReactNode } from 'react';
import type { Language } from '#rules/language.ts';
import type { MailTemplate, MailTemplates } from '#server/modules/email/mail.ts';

/** What a template is filled with. */
export interface MailContent<T extends MailTemplate> {
  readonly language: Language;
  readonly data: MailTemplates[T]['data'];
  readonly secret: MailTemplates[T]['secret'];
}

/** A mail before it is turned into HTML and text. */
export interface MailDraft {
  readonly subject: string;
  /** The line that mail clients show after the subject. */
  readonly preview: string;
  readonly heading: string;
  /** Why the recipient gets this mail. */
  readonly reason: string;
  /** Whether the service itself sends it, so that the address in it is the service's and not a project's. */
  readonly isOfService?: boolean;
  /** What stands between the heading and the reason. */
  readonly body: ReactNode;
}
