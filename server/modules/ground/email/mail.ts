import type { Language } from '#rules/language.ts';
import type { AccountNoticeMail } from './account-notice.ts';
import type { ClaUpdateMails } from './cla-update-mails.ts';
import type { CorporationMails, DocumentOfMail, Verifiable } from './corporation-mails.ts';
import type { EmailAttachment } from './email.entity.ts';
import type { EmployeeMails } from './employee-mails.ts';
import type { RepresentativeMails } from './representative-mails.ts';
import type { SignerMails } from './signer-mails.ts';

/** The data of each template; `secret` is stored encrypted and erased once the mail is sent. */
export interface MailTemplates
  extends ClaUpdateMails, CorporationMails, EmployeeMails, RepresentativeMails, SignerMails {
  /**
   * A code that proves the address, for a signing or for what is tied to one (`claim`). Mails of earlier versions have
   * no occasion: they are about signing.
   */
  verification_code: {
    data: { community: string; projectUrl: string; minutes: string; occasion?: 'signing' | 'claim' };
    secret: {
      code: string;
      /** The signing page with the code filled in; claims, and mails queued by earlier versions, have none. */
      url?: string;
    };
  };
  /** A code that proves an address in a further email domain of a corporation. */
  email_domain_code: {
    data: { community: string; projectUrl: string; corporationName: string; domain: string; minutes: string };
    secret: { code: string };
  };
  /** An email domain of a corporation was removed, with what belonged to it; to the administrator. */
  email_domain_removed: {
    data: {
      community: string;
      projectUrl: string;
      name: string;
      corporationName: string;
      domain: string;
      /** Numbers of employees and of employee managers that ended with it. */
      employees: string;
      managers: string;
    };
    secret: undefined;
  };
  /** A code sent through a mailbox to itself; sent at once, never queued. */
  sender_verification_code: {
    data: { community: string; projectUrl: string; address: string; minutes: string };
    secret: { code: string };
  };
  /** A link to set a new password; its address contains the key. */
  password_reset: {
    data: { community: string; projectUrl: string; account: string; minutes: string };
    secret: { url: string };
  };
  /** Confirms an individual signing, with the signed document. */
  individual_signed: {
    data: {
      community: string;
      projectUrl: string;
      name: string;
      reference: string;
      signedAt: string;
      claVersion: string;
      claSha256: string;
      document: DocumentOfMail;
    } & Verifiable;
    secret: SignedPageLink;
  };
  /** The signed document once more, because its signer asked for it. */
  signed_document_resent: {
    data: Omit<MailTemplates['individual_signed']['data'], 'document'> & {
      /** Present once the mail with the document was refused. */
      document?: DocumentOfMail;
    };
    secret: SignedPageLink;
  };
  /** Confirms an employee signing, with the signed document and the next step. */
  employee_signed: {
    data: MailTemplates['individual_signed']['data'] & {
      corporationName: string;
      /** Managers who can activate it, one `name: address` per line; empty when it is active already. */
      managers: string;
      /**
       * Day since which the corporation no longer counts, because it has not agreed to a newer CLA; empty while it
       * counts.
       */
      expiredSince: string;
    };
    secret: SignedPageLink;
  };
  /**
   * The signed document that the community keeps: to the representative on approval, to the administrator when it was
   * replaced later.
   */
  corporation_document_kept: {
    data: {
      community: string;
      projectUrl: string;
      name: string;
      corporationName: string;
      reference: string;
      /** Fingerprint of the file as it was uploaded. */
      documentSha256: string;
      occasion: 'approved' | 'replaced';
      /** Why it was replaced; empty when none was given. */
      reason: string;
      seal: 'sealed' | 'own-signature' | 'structure';
      document: DocumentOfMail;
    } & Verifiable;
    secret: undefined;
  };
  /** The account of a corporation's administrator. */
  corporation_approved: NewAccountMail;
  /** The account of an employee manager. */
  employee_manager_added: NewAccountMail;
  /** An employee manager's account was deactivated, or works again. */
  employee_manager_changed: {
    data: MailTemplates['employee_manager_removed']['data'] & { occasion: 'deactivated' | 'reactivated' };
    secret: undefined;
  };
  /** A corporation's backup administrator was named, or is one no longer; to both administrators. */
  backup_administrator_changed: {
    data: MailTemplates['employee_manager_removed']['data'] & { backupName: string; occasion: 'named' | 'ended' };
    secret: undefined;
  };
  /** An employee manager's account was removed. */
  employee_manager_removed: {
    data: { community: string; projectUrl: string; name: string; corporationName: string; account: string };
    secret: undefined;
  };
  /** Another organisation has the name of a link's, so nobody may change the link; to the link's owner. */
  link_frozen: {
    data: { community: string; projectUrl: string; name: string; organization: string; linkUrl: string };
    secret: undefined;
  };
  /** A webhook was switched off after its last failed try; to the link's managers. */
  webhook_switched_off: {
    data: { community: string; projectUrl: string; name: string; host: string; linkUrl: string };
    secret: undefined;
  };
  /** A code platform refuses the credentials of a connection; to its maker. */
  gate_paused: {
    data: { community: string; projectUrl: string; name: string; platform: string; account: string };
    secret: undefined;
  };
  /** Commits name a signer while nobody stands behind them; the secret is where such mails are switched off. */
  commits_to_confirm: {
    data: {
      community: string;
      projectUrl: string;
      name: string;
      /** Path of the repository and number. */
      pullRequest: string;
      commits: string;
      pageUrl: string;
    };
    secret: { url: string };
  };
  /** Invites the account with an address to share a link. */
  link_invitation: {
    data: { community: string; projectUrl: string; inviter: string; email: string; role: 'manager' | 'viewer' };
    secret: { url: string };
  };
  /** The members of a link have changed: to its owner when somebody joined or left, else to the member concerned. */
  link_member_changed: {
    data: {
      community: string;
      projectUrl: string;
      name: string;
      occasion: 'joined' | 'left' | 'role_changed' | 'removed' | 'transferred';
      /** What that member may do now, or could do before. */
      role: 'manager' | 'viewer';
      /** Name of the member who joined or left, or of the owner who made the change. */
      other: string;
      /** Absent for somebody who was removed. */
      linkUrl?: string;
    };
    secret: undefined;
  };
  /** A community manager's local account, created by an administrator of the service. */
  local_account_created: {
    data: { community: string; projectUrl: string; name: string; account: string; email: string; loginUrl: string };
    secret: { password: string };
  };
  /** An administrator of the service has changed a local account, or ended its sessions. */
  local_account_changed: {
    data: {
      community: string;
      projectUrl: string;
      name: string;
      account: string;
      occasion: 'deactivated' | 'reactivated' | 'logged-out';
    };
    secret: undefined;
  };
  /** Notices about the security of an account, to its owner. */
  new_device: AccountNoticeMail;
  password_changed: AccountNoticeMail;
  sender_changed: AccountNoticeMail;
  passkey_added: AccountNoticeMail;
  passkey_removed: AccountNoticeMail;
  totp_added: AccountNoticeMail;
  totp_removed: AccountNoticeMail;
  second_factor_reset: AccountNoticeMail;
  api_key_created: AccountNoticeMail;
  api_key_ending: AccountNoticeMail;
  api_keys_revoked: AccountNoticeMail;
  webhook_created: AccountNoticeMail;
  platform_connected: AccountNoticeMail;
}

/**
 * Address of the page of a signing, which contains the token of its document. Absent from mails queued by older builds,
 * and from those that follow another mail about the same signing.
 */
type SignedPageLink = { signedUrl: string } | undefined;

/** Data of the mail to a new manager of a corporation. */
interface NewAccountMail {
  data: {
    community: string;
    projectUrl: string;
    name: string;
    corporationName: string;
    account: string;
    email: string;
    loginUrl: string;
    linkId: string;
  };
  secret: { password: string };
}

export type MailTemplate = keyof MailTemplates;

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
