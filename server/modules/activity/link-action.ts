import type { AuditAction } from '#server/modules/audit/audit-events.ts';

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
  | 'STEPPED_UP'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'TOTP_ADDED'
  | 'TOTP_REMOVED'
  | 'RECOVERY_CODES_REPLACED'
  | 'SECOND_FACTOR_RESET'
  | 'ORGANIZATIONS_REFRESHED'
  | 'PASSWORD_CHANGED'
  | 'PASSWORD_RESET'
  | 'PRIVACY_CONSENTED'
  | 'PLATFORM_CONNECTED'
  | 'PLATFORM_DISCONNECTED'
  | 'PLATFORM_PAUSED'
  | 'DELIVERY_REPLAYED'
  | 'SENDER_AUTHORIZED';

/** An action that is recorded at a link. */
export type LinkAction = Exclude<AuditAction['action'], ServiceAction>;

/** Every action of a link, and what it is about. */
export const LINK_ACTIONS: Readonly<Record<LinkAction, ActivityKind>> = {
  INDIVIDUAL_SIGNED: ActivityKind.SIGNATURE,
  EMPLOYEE_SIGNED: ActivityKind.SIGNATURE,
  INDIVIDUAL_SIGNING_ENDED: ActivityKind.SIGNATURE,
  DOCUMENT_SEALED: ActivityKind.SIGNATURE,
  DOCUMENT_COMPOSED: ActivityKind.SIGNATURE,
  DOCUMENT_RETRIED: ActivityKind.SIGNATURE,
  SIGNED_DOCUMENT_RESENT: ActivityKind.SIGNATURE,
  IDENTITY_PROVED: ActivityKind.SIGNATURE,
  IDENTITY_ENDED: ActivityKind.SIGNATURE,
  CORPORATION_SIGNED: ActivityKind.CORPORATION,
  CORPORATION_DOCUMENT_RESENT: ActivityKind.CORPORATION,
  SIGNED_PDF_UPLOADED: ActivityKind.CORPORATION,
  CORPORATION_RETURNED: ActivityKind.CORPORATION,
  CORPORATION_APPROVED: ActivityKind.CORPORATION,
  CORPORATION_DELETED: ActivityKind.CORPORATION,
  CORPORATION_RESTORED: ActivityKind.CORPORATION,
  CORPORATION_PURGED: ActivityKind.CORPORATION,
  CORPORATION_CLA_AGREED: ActivityKind.CORPORATION,
  REPRESENTATIVE_CHANGED: ActivityKind.CORPORATION,
  REPRESENTATIVE_CONFIRMED: ActivityKind.CORPORATION,
  REPRESENTATIVE_RESTORED: ActivityKind.CORPORATION,
  UPLOAD_LINKS_REVOKED: ActivityKind.CORPORATION,
  EMAIL_DOMAIN_ADDED: ActivityKind.CORPORATION,
  EMAIL_DOMAIN_REMOVED: ActivityKind.CORPORATION,
  AUTO_APPROVAL_ENABLED: ActivityKind.EMPLOYEE,
  AUTO_APPROVAL_DISABLED: ActivityKind.EMPLOYEE,
  EMPLOYEE_ACTIVATED: ActivityKind.EMPLOYEE,
  EMPLOYEE_DEACTIVATED: ActivityKind.EMPLOYEE,
  EMPLOYEE_REMOVED: ActivityKind.EMPLOYEE,
  EMPLOYEE_MANAGER_ADDED: ActivityKind.ACCESS,
  EMPLOYEE_MANAGER_REMOVED: ActivityKind.ACCESS,
  EMPLOYEE_MANAGER_DEACTIVATED: ActivityKind.ACCESS,
  EMPLOYEE_MANAGER_REACTIVATED: ActivityKind.ACCESS,
  ONE_TIME_PASSWORD_RENEWED: ActivityKind.ACCESS,
  SECOND_FACTOR_REQUIRED: ActivityKind.ACCESS,
  SECOND_FACTOR_OPTIONAL: ActivityKind.ACCESS,
  API_KEY_CREATED: ActivityKind.ACCESS,
  API_KEY_REVOKED: ActivityKind.ACCESS,
  SIGNINGS_EXPORTED: ActivityKind.ACCESS,
  WEBHOOK_CREATED: ActivityKind.ACCESS,
  WEBHOOK_UPDATED: ActivityKind.ACCESS,
  WEBHOOK_DELETED: ActivityKind.ACCESS,
  CLA_ADDED: ActivityKind.CLA,
  CLA_REMOVED: ActivityKind.CLA,
  LINK_CREATED: ActivityKind.LINK,
  LINK_UPDATED: ActivityKind.LINK,
  LINK_UNLINKED: ActivityKind.LINK,
  LINK_OPENED: ActivityKind.LINK,
  LINK_PAUSED: ActivityKind.LINK,
  LINK_CLOSED: ActivityKind.LINK,
  LINK_FROZEN: ActivityKind.LINK,
  LINK_ORGANIZATION_LEARNT: ActivityKind.LINK,
  LINK_ORGANIZATION_RENAMED: ActivityKind.LINK,
  GATE_POLICY_CHANGED: ActivityKind.GATE,
  REPOSITORY_GATED: ActivityKind.GATE,
  VERDICT_OVERRIDDEN: ActivityKind.GATE,
  VERDICT_CANCELLED: ActivityKind.GATE,
  PULL_REQUEST_MERGED_UNCOVERED: ActivityKind.GATE,
};

/** The actions of one kind, or of all. */
export function actionsOf(kind: ActivityKind | null): LinkAction[] {
  const actions = Object.keys(LINK_ACTIONS) as LinkAction[];
  return kind === null ? actions : actions.filter((action) => LINK_ACTIONS[action] === kind);
}
