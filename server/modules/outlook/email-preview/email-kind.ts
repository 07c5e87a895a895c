import type { MailTemplate } from '#server/integrations/mail/mails.ts';

/** The mails that signers and corporations get from a link: the names in the schema, and what each says. */
export const EMAIL_KINDS = {
  VERIFICATION_CODE: 'The code that proves the address of whoever signs.',
  INDIVIDUAL_SIGNED: 'Confirms an individual signing, with the document.',
  SIGNED_DOCUMENT_RESENT: 'The signed document once more.',
  INDIVIDUAL_SIGNING_ENDED: 'A corporation has claimed the signer’s domain.',
  INDIVIDUAL_SIGNING_ENDED_BY_COMMUNITY: 'The community ends an individual signing.',
  ERASURE_REFUSED: 'The community refuses to erase a signing.',
  ERASURE_GRANTED: 'A signing is erased, because its signer asked for it.',
  CLA_UPDATED: 'A new version of the individual CLA waits for agreement.',
  CLA_UPDATE_REMINDER: 'It still waits.',
  CLA_UPDATE_EXPIRED: 'The grace period is over.',
  EMPLOYEE_SIGNED: 'Confirms an employee signing, with the next step.',
  EMPLOYEE_ACTIVATED: 'An employee signing counts.',
  EMPLOYEE_DEACTIVATED: 'An employee signing does not count any more.',
  EMPLOYEE_REMOVED: 'An employee was removed.',
  CORPORATION_SIGNING_DOCUMENT: 'The document that a corporation signs.',
  CORPORATION_REMINDER: 'That document has not come back.',
  CORPORATION_RETURNED: 'The community has returned the signed document.',
  CORPORATION_APPROVED: 'The account of the administrator.',
  CORPORATION_CLA_UPDATED: 'A new version of the corporate CLA waits for agreement.',
  EMPLOYEE_MANAGER_ADDED: 'The account of an employee manager.',
} as const;

/** A mail that can be shown with sample values. */
export type EmailKind = keyof typeof EMAIL_KINDS;

/** The template of a kind, which has its name but for one. */
export function templateOf(kind: EmailKind): MailTemplate {
  return kind === 'CORPORATION_CLA_UPDATED'
    ? 'cla_updated_corporation'
    : (kind.toLowerCase() as Lowercase<Exclude<EmailKind, 'CORPORATION_CLA_UPDATED'>>);
}
