import type { AuditAction } from '#server/modules/ground/audit/audit-events.ts';

/** What an action of a link is about, for the filter of its activity. */
export enum ActivityKind {
  SIGNATURE = 'SIGNATURE',
  CORPORATION = 'CORPORATION',
  EMPLOYEE = 'EMPLOYEE',
  CLA = 'CLA',
  LINK = 'LINK',
  GATE = 'GATE',
  ACCESS = 'ACCESS',
}

/** Actions about accounts and the service: they are recorded at no link. */
type ServiceAction =
  | 'LOGGED_IN'
  | 'LOGGED_OUT'
  | 'PLATFORM_TOKEN_REFUSED'
  | 'SESSIONS_ENDED'
  | 'LOCAL_ACCOUNT_CREATED'
  | 'LOCAL_ACCOUNT_DEACTIVATED'
  | 'LOCAL_ACCOUNT_REACTIVATED'
  | 'LOCAL_ACCOUNT_PASSWORD_RENEWED'
  | 'STEPPED_UP'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'TOTP_ADDED'
  | 'TOTP_REMOVED'
  | 'RECOVERY_CODES_REPLACED'
  | 'SECOND_FACTOR_RESET'
  | 'ORGANIZATIONS_LOST'
  | 'ORGANIZATIONS_REFRESHED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'PRIVACY_CONSENTED'
  | 'PLATFORM_CONNECTED'
  | 'PLATFORM_DISCONNECTED'
  | 'PLATFORM_PAUSED'
  | 'PLATFORM_RESUMED'
  | 'DELIVERY_REPLAYED'
  | 'SENDER_AUTHORIZED';

/** Recorded at a link, and too many for its activity: the page of each pull request shows its results. */
type ActionOfPullRequest = 'PULL_REQUEST_JUDGED';

/** An action that is recorded at a link and shown among its activity. */
export type LinkAction = Exclude<AuditAction['action'], ServiceAction | ActionOfPullRequest>;

/** Every action of a link: what it is about, and what happened, in the words of the schema. */
export const LINK_ACTIONS: Readonly<Record<LinkAction, { readonly kind: ActivityKind; readonly description: string }>> =
  {
    INDIVIDUAL_SIGNED: { kind: ActivityKind.SIGNATURE, description: 'Individual signed.' },
    EMPLOYEE_SIGNED: { kind: ActivityKind.SIGNATURE, description: 'Employee signed.' },
    INDIVIDUAL_SIGNING_ENDED: { kind: ActivityKind.SIGNATURE, description: 'Individual signature ended.' },
    SIGNING_END_SCHEDULED: { kind: ActivityKind.SIGNATURE, description: 'End of an individual signature decided.' },
    DOCUMENT_SEALED: { kind: ActivityKind.SIGNATURE, description: 'Signed document sealed.' },
    DOCUMENT_COMPOSED: { kind: ActivityKind.SIGNATURE, description: 'Document to sign created.' },
    DOCUMENT_RETRIED: { kind: ActivityKind.SIGNATURE, description: 'Document creation tried again.' },
    SIGNED_DOCUMENT_RESENT: { kind: ActivityKind.SIGNATURE, description: 'Signed document sent again.' },
    IDENTITY_PROVED: { kind: ActivityKind.SIGNATURE, description: 'Further email or account proved.' },
    IDENTITY_ENDED: { kind: ActivityKind.SIGNATURE, description: 'Proved email or account removed.' },
    CORPORATION_SIGNED: { kind: ActivityKind.CORPORATION, description: 'Corporation submitted.' },
    CORPORATION_DOCUMENT_RESENT: {
      kind: ActivityKind.CORPORATION,
      description: 'Document sent to the corporation again.',
    },
    SIGNED_PDF_UPLOADED: { kind: ActivityKind.CORPORATION, description: 'Signed document uploaded.' },
    CORPORATION_RETURNED: { kind: ActivityKind.CORPORATION, description: 'Signed document returned.' },
    CORPORATION_APPROVED: { kind: ActivityKind.CORPORATION, description: 'Corporation approved.' },
    CORPORATION_DELETED: { kind: ActivityKind.CORPORATION, description: 'Corporation deleted.' },
    CORPORATION_RESTORED: { kind: ActivityKind.CORPORATION, description: 'Corporation restored.' },
    CORPORATION_PURGED: { kind: ActivityKind.CORPORATION, description: 'Corporation permanently deleted.' },
    CORPORATION_CLA_AGREED: { kind: ActivityKind.CORPORATION, description: 'Corporation accepted the new version.' },
    REPRESENTATIVE_CHANGED: { kind: ActivityKind.CORPORATION, description: 'Representative changed.' },
    REPRESENTATIVE_CONFIRMED: { kind: ActivityKind.CORPORATION, description: 'Change of representative confirmed.' },
    REPRESENTATIVE_RESTORED: { kind: ActivityKind.CORPORATION, description: 'Change of representative undone.' },
    UPLOAD_LINKS_REVOKED: { kind: ActivityKind.CORPORATION, description: 'Upload links revoked.' },
    EMAIL_DOMAIN_ADDED: { kind: ActivityKind.CORPORATION, description: 'Email domain added.' },
    EMAIL_DOMAIN_REMOVED: { kind: ActivityKind.CORPORATION, description: 'Email domain removed.' },
    AUTO_APPROVAL_ENABLED: { kind: ActivityKind.EMPLOYEE, description: 'Automatic approval of employees switched on.' },
    AUTO_APPROVAL_DISABLED: {
      kind: ActivityKind.EMPLOYEE,
      description: 'Automatic approval of employees switched off.',
    },
    PRE_APPROVALS_ADDED: { kind: ActivityKind.EMPLOYEE, description: 'Employees approved in advance.' },
    PRE_APPROVALS_REMOVED: { kind: ActivityKind.EMPLOYEE, description: 'Approval of employees in advance withdrawn.' },
    EMPLOYEES_INVITED: { kind: ActivityKind.EMPLOYEE, description: 'Employees invited to sign.' },
    EMPLOYEE_ACTIVATED: { kind: ActivityKind.EMPLOYEE, description: 'Employee activated.' },
    EMPLOYEE_DEACTIVATED: { kind: ActivityKind.EMPLOYEE, description: 'Employee deactivated.' },
    EMPLOYEE_REMOVED: { kind: ActivityKind.EMPLOYEE, description: 'Employee removed.' },
    EMPLOYEE_MANAGER_ADDED: { kind: ActivityKind.ACCESS, description: 'Employee manager added.' },
    EMPLOYEE_MANAGER_REMOVED: { kind: ActivityKind.ACCESS, description: 'Employee manager removed.' },
    BACKUP_ADMINISTRATOR_NAMED: { kind: ActivityKind.ACCESS, description: 'Backup administrator named.' },
    BACKUP_ADMINISTRATOR_ENDED: { kind: ActivityKind.ACCESS, description: 'Backup administrator ended.' },
    EMPLOYEE_MANAGER_DEACTIVATED: { kind: ActivityKind.ACCESS, description: 'Employee manager deactivated.' },
    EMPLOYEE_MANAGER_REACTIVATED: { kind: ActivityKind.ACCESS, description: 'Employee manager reactivated.' },
    ONE_TIME_PASSWORD_RENEWED: { kind: ActivityKind.ACCESS, description: 'One-time password sent again.' },
    SECOND_FACTOR_REQUIRED: { kind: ActivityKind.ACCESS, description: 'Second factor required.' },
    SECOND_FACTOR_OPTIONAL: { kind: ActivityKind.ACCESS, description: 'Second factor no longer required.' },
    API_KEY_CREATED: { kind: ActivityKind.ACCESS, description: 'API key created.' },
    API_KEY_REVOKED: { kind: ActivityKind.ACCESS, description: 'API key revoked.' },
    SIGNINGS_EXPORTED: { kind: ActivityKind.ACCESS, description: 'Signatures exported.' },
    WEBHOOK_CREATED: { kind: ActivityKind.ACCESS, description: 'Webhook created.' },
    WEBHOOK_UPDATED: { kind: ActivityKind.ACCESS, description: 'Webhook changed.' },
    WEBHOOK_DELETED: { kind: ActivityKind.ACCESS, description: 'Webhook deleted.' },
    LINK_MEMBER_INVITED: { kind: ActivityKind.ACCESS, description: 'Somebody invited to share the project.' },
    LINK_INVITATION_WITHDRAWN: { kind: ActivityKind.ACCESS, description: 'Invitation to share the project withdrawn.' },
    LINK_MEMBER_JOINED: { kind: ActivityKind.ACCESS, description: 'Invitation to share the project accepted.' },
    LINK_MEMBER_ROLE_CHANGED: {
      kind: ActivityKind.ACCESS,
      description: 'Role of somebody who shares the project changed.',
    },
    LINK_MEMBER_REMOVED: { kind: ActivityKind.ACCESS, description: 'Somebody who shared the project removed.' },
    LINK_MEMBER_LEFT: { kind: ActivityKind.ACCESS, description: 'Somebody who shared the project left.' },
    LINK_TRANSFERRED: { kind: ActivityKind.ACCESS, description: 'Project passed on to another owner.' },
    CLA_ADDED: { kind: ActivityKind.CLA, description: 'CLA published.' },
    CLA_SUMMARY_CHANGED: { kind: ActivityKind.CLA, description: 'Plain-language summary of a CLA changed.' },
    CLA_REMOVED: { kind: ActivityKind.CLA, description: 'CLA removed.' },
    LINK_CREATED: { kind: ActivityKind.LINK, description: 'Project linked.' },
    LINK_UPDATED: { kind: ActivityKind.LINK, description: 'Settings changed.' },
    LINK_UNLINKED: { kind: ActivityKind.LINK, description: 'Project unlinked.' },
    LINK_OPENED: { kind: ActivityKind.LINK, description: 'Signing opened.' },
    LINK_POLICY_CHANGED: { kind: ActivityKind.LINK, description: 'Privacy text of the community changed.' },
    LINK_PAUSED: { kind: ActivityKind.LINK, description: 'Signing paused.' },
    LINK_CLOSED: { kind: ActivityKind.LINK, description: 'Signing closed.' },
    LINK_FROZEN: { kind: ActivityKind.LINK, description: 'Frozen: the organisation’s name belongs to another one.' },
    LINK_ORGANIZATION_LEARNT: { kind: ActivityKind.LINK, description: 'Organisation’s id recorded.' },
    LINK_ORGANIZATION_RENAMED: { kind: ActivityKind.LINK, description: 'Organisation renamed.' },
    GATE_POLICY_CHANGED: { kind: ActivityKind.GATE, description: 'Policy of the check changed.' },
    REPOSITORY_GATED: { kind: ActivityKind.GATE, description: 'Repository set.' },
    ORGANIZATION_GATED: { kind: ActivityKind.GATE, description: 'Whole organisation set.' },
    ORGANIZATION_RELEASED: { kind: ActivityKind.GATE, description: 'Whole organisation no longer checked.' },
    REPOSITORY_TAKEN_OVER: {
      kind: ActivityKind.GATE,
      description: 'Repository taken over by the project of its organisation.',
    },
    COMMITS_CONFIRMED: { kind: ActivityKind.GATE, description: 'Commits confirmed by their author.' },
    VERDICT_OVERRIDDEN: { kind: ActivityKind.GATE, description: 'Verdict overridden.' },
    VERDICT_CANCELLED: { kind: ActivityKind.GATE, description: 'Verdict cancelled.' },
    PULL_REQUEST_MERGED_UNCOVERED: { kind: ActivityKind.GATE, description: 'Merged although not covered.' },
  };

/** The actions of one kind, or of all. */
export function actionsOf(kind: ActivityKind | null): LinkAction[] {
  const actions = Object.keys(LINK_ACTIONS) as LinkAction[];
  return kind === null ? actions : actions.filter((action) => LINK_ACTIONS[action].kind === kind);
}
