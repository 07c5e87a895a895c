import type { Language } from '#rules/language.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import type { EmailAttachment } from './email.entity.ts';

/** What a mail to an employee says after a manager changed the state of the signing. */
interface EmployeeStateData {
  community: string;
  projectUrl: string;
  /** The employee's. */
  name: string;
  reference: string;
  corporationName: string;
  /** Who changed it. */
  managerEmail: string;
}

/** What a mail to an employee manager says about automatic approval. */
interface AutoApprovalData {
  community: string;
  projectUrl: string;
  name: string;
  corporationName: string;
  /** The list of employees. */
  employeesUrl: string;
}

/** What every mail about a new version of a CLA says. */
export interface ClaUpdateData {
  community: string;
  projectUrl: string;
  name: string;
  claVersion: string;
  updatedAt: string;
  graceDays: string;
  /** The day from which on the earlier version counts no longer. */
  graceEndsAt: string;
}

type IndividualClaUpdate = { data: ClaUpdateData & { url: string }; secret: undefined };
type CorporationClaUpdate = { data: ClaUpdateData & { corporationName: string; url: string }; secret: undefined };
type EmployeeClaUpdate = { data: ClaUpdateData & { corporationName: string }; secret: undefined };

/** What each mail says besides its fixed text; `secret` is stored encrypted and erased once the mail is sent. */
export interface MailTemplates {
  /** A code that proves the address (REST contract §5, no. 1). */
  verification_code: { data: { community: string; projectUrl: string; minutes: string }; secret: { code: string } };
  /** A code that proves an address in a further e-mail domain of a corporation (REST contract §5, no. 2). */
  email_domain_code: {
    data: { community: string; projectUrl: string; corporationName: string; domain: string; minutes: string };
    secret: { code: string };
  };
  /** A code sent through a mailbox to itself, never queued (REST contract §5, no. 13). */
  sender_verification_code: {
    data: { community: string; projectUrl: string; address: string; minutes: string };
    secret: { code: string };
  };
  /** A link to set a new password; its address holds the key (design §7.6). */
  password_reset: {
    data: { community: string; projectUrl: string; account: string; minutes: string };
    secret: { url: string };
  };
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
  /** An employee's signing with the document, and what happens next (REST contract §5, no. 7). */
  employee_signed: {
    data: MailTemplates['individual_signed']['data'] & {
      corporationName: string;
      /** Who activates it, one `name: address` a line; empty when it is active already. */
      managers: string;
      /** Day since which the corporation counts no longer, for want of agreement to a newer CLA; empty while it counts. */
      expiredSince: string;
    };
    secret: undefined;
  };
  /** Tells an employee manager of a new employee (REST contract §5, no. 8). */
  employee_signed_notice: {
    data: {
      community: string;
      projectUrl: string;
      /** The manager's. */
      name: string;
      corporationName: string;
      employeeName: string;
      employeeEmail: string;
      signedAt: string;
      /** When the corporation's automatic approval activated it; empty when a manager has to. */
      activatedAt: string;
      employeesUrl: string;
    };
    secret: undefined;
  };
  /** The document that a corporation signs on paper and returns (REST contract §5, no. 3). */
  corporation_signing_document: {
    data: {
      community: string;
      projectUrl: string;
      /** The representative's. */
      name: string;
      corporationName: string;
      reference: string;
      signedAt: string;
      claVersion: string;
      claSha256: string;
      /** Where the signed document goes; empty when the community has no address of its own. */
      returnAddress: string;
    };
    secret: undefined;
  };
  /** The account of a corporation's administrator (REST contract §5, no. 4). */
  corporation_approved: NewAccountMail;
  /** The account of an employee manager (REST contract §5, no. 5). */
  employee_manager_added: NewAccountMail;
  /** An employee manager's account is gone (REST contract §5, no. 6). */
  employee_manager_removed: {
    data: { community: string; projectUrl: string; name: string; corporationName: string; account: string };
    secret: undefined;
  };
  /** A corporation has claimed the signer's domain: sign as its employee (design §7.7). */
  individual_signing_ended: {
    data: {
      community: string;
      projectUrl: string;
      name: string;
      reference: string;
      corporationName: string;
      endedAt: string;
      employeeUrl: string;
    };
    secret: undefined;
  };
  /** A manager changed the state of an employee's signing (REST contract §5, no. 9 to 11). */
  employee_activated: {
    data: EmployeeStateData & {
      /** As in `employee_signed`. */
      expiredSince: string;
    };
    secret: undefined;
  };
  employee_deactivated: { data: EmployeeStateData; secret: undefined };
  /** Says where to sign again. */
  employee_removed: { data: EmployeeStateData & { employeeUrl: string }; secret: undefined };
  /** The administrator switched automatic approval, for each employee manager (REST contract §5, L). */
  auto_approval_enabled: { data: AutoApprovalData; secret: undefined };
  auto_approval_disabled: { data: AutoApprovalData; secret: undefined };
  /** A newer version of an individual CLA waits for its signers' agreement (REST contract §5, L). */
  cla_updated: IndividualClaUpdate;
  cla_update_reminder: IndividualClaUpdate;
  cla_update_expired: IndividualClaUpdate;
  /** The same of a corporate CLA, to the administrators (REST contract §5, L). */
  cla_updated_corporation: CorporationClaUpdate;
  cla_update_reminder_corporation: CorporationClaUpdate;
  cla_update_expired_corporation: CorporationClaUpdate;
  /** The same, to employees, who have nothing to do. */
  cla_updated_employee: EmployeeClaUpdate;
  cla_update_expired_employee: EmployeeClaUpdate;
  /** A corporation's administrator has agreed to a newer version of the corporate CLA. */
  cla_agreed: {
    data: {
      community: string;
      projectUrl: string;
      /** The administrator's. */
      name: string;
      corporationName: string;
      claVersion: string;
      claSha256: string;
      agreedAt: string;
    };
    secret: undefined;
  };
}

/** What a new manager of a corporation is told. */
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

/** A mail to be sent: who gets what, in which language. */
export type Mail<T extends MailTemplate = MailTemplate> = {
  [K in T]: {
    readonly template: K;
    readonly language: Language;
    readonly recipient: string;
    /** The link in whose name it is sent, by its sender; absent or null for mails of the service itself. */
    readonly link?: Link | null;
    /** The corporation signing that it is about: managers see what became of it. */
    readonly corporationSigning?: CorporationSigning | null;
    readonly data: MailTemplates[K]['data'];
    readonly attachments?: readonly EmailAttachment[];
  } & (MailTemplates[K]['secret'] extends undefined
    ? object
    : { readonly secret: MailTemplates[K]['secret']; readonly secretExpiresAt: Date });
}[T];
