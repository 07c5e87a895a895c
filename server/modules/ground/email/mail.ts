import type { Language } from '#rules/language.ts';
import type { MailTemplate, MailTemplates } from '#server/integrations/mail/mails.ts';
import type { EmailAttachment } from './email.entity.ts';

/** A mail to send: template, recipient, language and data. */
export type Mail<T extends MailTemplate = MailTemplate> = {
  [K in T]: {
    readonly template: K;
    readonly language: Language;
    readonly recipient: string;
    /**
     * The link in whose name and from whose sender address it is sent; absent or null for mails of the service itself.
     */
    readonly link?: { readonly id: string } | null;
    /** Sends it from the service's own address although the link has one. */
    readonly byService?: boolean;
    /** The corporation signing that it concerns; managers are shown the state of the mail. */
    readonly corporationSigning?: { readonly id: string } | null;
    readonly data: MailTemplates[K]['data'];
    readonly attachments?: readonly EmailAttachment[];
  } & (MailTemplates[K]['secret'] extends undefined
    ? object
    : { readonly secret: MailTemplates[K]['secret']; readonly secretExpiresAt: Date });
}[T];

/** Templates whose secret proves an address or an account for a few minutes. */
type TransientTemplate = {
  [K in MailTemplate]: MailTemplates[K]['secret'] extends { code: string } | { url: string } ? K : never;
}[MailTemplate];

const TRANSIENT: Readonly<Record<TransientTemplate, true>> = {
  verification_code: true,
  my_signings_code: true,
  email_domain_code: true,
  sender_verification_code: true,
  password_reset: true,
  representative_changed: true,
  link_invitation: true,
  commits_to_confirm: true,
};

/** Templates of mails that are useless once their code or link has expired: these are purged, all others are kept. */
export const TRANSIENT_TEMPLATES: readonly string[] = Object.keys(TRANSIENT);

/** Templates of mails that are deleted once they have left or failed, because they are the last to name their recipient. */
export const FORGOTTEN_TEMPLATES: readonly MailTemplate[] = ['erasure_granted'];
