import type { ReactNode } from 'react';
import type { Language } from '#rules/language.ts';
import type { MailTemplate, MailTemplates } from '#server/modules/ground/email/mail.ts';

/** The data that a template is filled with. */
export interface MailContent<T extends MailTemplate> {
  readonly language: Language;
  readonly data: MailTemplates[T]['data'];
  readonly secret: MailTemplates[T]['secret'];
}

/** A mail before it is rendered. */
export interface MailDraft {
  readonly subject: string;
  /** The line that mail clients show after the subject. */
  readonly preview: string;
  readonly heading: string;
  /** Why the recipient gets this mail. */
  readonly reason: string;
  /** Whether the service sends it on its own behalf, so that it links to the service rather than a project. */
  readonly isOfService?: boolean;
  /** What is between the heading and the reason. */
  readonly body: ReactNode;
}

/** The words around the body of a mail about a community, in one language. */
export interface CommunityTexts {
  readonly subject: (community: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly reason: (community: string) => string;
}

/** A mail about a community: its body with the words around it. */
export function communityMail(texts: CommunityTexts, community: string, body: ReactNode): MailDraft {
  const { preview, heading } = texts;
  return { subject: texts.subject(community), preview, heading, reason: texts.reason(community), body };
}
