import type { Language } from '#rules/language.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import type { EmailAttachment } from './email.entity.ts';

/** What each mail says besides its fixed text; `secret` is stored encrypted and erased once the mail is sent. */
export interface MailTemplates {
  /** A code that proves the address (REST contract §5, no. 1). */
  verification_code: { data: { community: string; projectUrl: string; minutes: string }; secret: { code: string } };
  /** Thanks for an individual signing, with the signed document (specification §1). */
  individual_signed: {
    data: {
      community: string;
      projectUrl: string;
      name: string;
      reference: string;
      signedAt: string;
      claVersion: string;
      claSha256: string;
    };
    secret: undefined;
  };
}

export type MailTemplate = keyof MailTemplates;

/** A mail to be sent: who gets what, in which language. */
export type Mail<T extends MailTemplate = MailTemplate> = {
  [K in T]: {
    readonly template: K;
    readonly language: Language;
    readonly recipient: string;
    readonly link: Link;
    readonly data: MailTemplates[K]['data'];
    readonly attachments?: readonly EmailAttachment[];
  } & (MailTemplates[K]['secret'] extends undefined
    ? object
    : { readonly secret: MailTemplates[K]['secret']; readonly secretExpiresAt: Date });
}[T];
