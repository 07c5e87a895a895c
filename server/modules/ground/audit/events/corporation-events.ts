import type { WebhookNotice } from '#rules/webhook-event.ts';
import { ActivityKind, linkEvent } from './define-event.ts';

const SUBMITTED: WebhookNotice = { type: 'corporation.submitted', kind: 'CORPORATION', state: 'INACTIVE' };
const APPROVED: WebhookNotice = { type: 'corporation.approved', kind: 'CORPORATION', state: 'COUNTS' };

/** Events of corporations, their managers and their employees. */
export const CORPORATION_EVENTS = {
  CORPORATION_SIGNED: linkEvent<{ reference: string; linkId: string; claSha256: string; actSha256: string }>(
    ActivityKind.CORPORATION,
    'Corporation submitted.',
    {
      jobs: ['notify-community'],
      webhook: SUBMITTED,
      signed: 'corporation',
    },
  ),
  CORPORATION_DOCUMENT_RESENT: linkEvent<{ documentSha256: string }>(
    ActivityKind.CORPORATION,
    'Document sent to the corporation again.',
  ),
  UPLOAD_LINKS_REVOKED: linkEvent<{ reference: string }>(ActivityKind.CORPORATION, 'Upload links revoked.', {
    bound: 'none',
  }),
  /** By a community manager, or by a signer with an upload link. `replacedSha256` is the fingerprint of the file that was replaced; empty for the first file. */
  SIGNED_PDF_UPLOADED: linkEvent<{ documentSha256: string; replacedSha256: string }>(
    ActivityKind.CORPORATION,
    'Signed document uploaded.',
  ),
  /** The community returned the signed document to the corporation. */
  CORPORATION_RETURNED: linkEvent<{ documentSha256: string }>(ActivityKind.CORPORATION, 'Signed document returned.'),
  CORPORATION_APPROVED: linkEvent<{ managerId: string; signedPdfSha256: string }>(
    ActivityKind.CORPORATION,
    'Corporation approved.',
    {
      jobs: ['judge-again'],
      webhook: APPROVED,
    },
  ),
  CORPORATION_DELETED: linkEvent<{ reference: string }>(ActivityKind.CORPORATION, 'Corporation deleted.', {
    jobs: ['judge-again'],
    webhook: { type: 'corporation.deleted', kind: 'CORPORATION', state: 'ENDED' },
    bound: 'none',
  }),
  CORPORATION_RESTORED: linkEvent<{ reference: string }>(ActivityKind.CORPORATION, 'Corporation restored.', {
    jobs: ['judge-again', 'resume-employee-notices'],
    webhook: ({ wasApproved }) => (wasApproved ? APPROVED : SUBMITTED),
  }),
  CORPORATION_PURGED: linkEvent<{ reference: string }>(ActivityKind.CORPORATION, 'Corporation permanently deleted.', {
    bound: 'none',
  }),
  EMPLOYEE_ACTIVATED: linkEvent<{ reference: string }>(ActivityKind.EMPLOYEE, 'Employee activated.', {
    jobs: ['judge-again'],
    webhook: { type: 'employee.changed', kind: 'EMPLOYEE', state: 'COUNTS' },
  }),
  EMPLOYEE_DEACTIVATED: linkEvent<{ reference: string }>(ActivityKind.EMPLOYEE, 'Employee deactivated.', {
    jobs: ['judge-again'],
    webhook: { type: 'employee.changed', kind: 'EMPLOYEE', state: 'INACTIVE' },
    bound: 'none',
  }),
  EMPLOYEE_REMOVED: linkEvent<{ reference: string }>(ActivityKind.EMPLOYEE, 'Employee removed.', {
    jobs: ['judge-again'],
    webhook: { type: 'employee.changed', kind: 'EMPLOYEE', state: 'ENDED' },
    bound: 'none',
  }),
  AUTO_APPROVAL_ENABLED: linkEvent<{ reference: string }>(
    ActivityKind.EMPLOYEE,
    'Automatic approval of employees switched on.',
  ),
  AUTO_APPROVAL_DISABLED: linkEvent<{ reference: string }>(
    ActivityKind.EMPLOYEE,
    'Automatic approval of employees switched off.',
    { bound: 'none' },
  ),
  SECOND_FACTOR_REQUIRED: linkEvent<{ reference: string }>(ActivityKind.ACCESS, 'Second factor required.', {
    bound: 'none',
  }),
  SECOND_FACTOR_OPTIONAL: linkEvent<{ reference: string }>(ActivityKind.ACCESS, 'Second factor no longer required.'),
  CORPORATION_CLA_AGREED: linkEvent<{ previousClaSha256: string; claSha256: string }>(
    ActivityKind.CORPORATION,
    'Corporation accepted the new version.',
    { jobs: ['judge-again'] },
  ),
  /** Here and below, `reference` is the corporation's. */
  EMPLOYEE_MANAGER_ADDED: linkEvent<{ reference: string }>(ActivityKind.ACCESS, 'Employee manager added.'),
  EMPLOYEE_MANAGER_REMOVED: linkEvent<{ reference: string }>(ActivityKind.ACCESS, 'Employee manager removed.', {
    bound: 'none',
  }),
  EMPLOYEE_MANAGER_DEACTIVATED: linkEvent<{ reference: string }>(ActivityKind.ACCESS, 'Employee manager deactivated.', {
    bound: 'none',
  }),
  EMPLOYEE_MANAGER_REACTIVATED: linkEvent<{ reference: string }>(ActivityKind.ACCESS, 'Employee manager reactivated.', {
    jobs: ['resume-employee-notices'],
  }),
  BACKUP_ADMINISTRATOR_NAMED: linkEvent<{ reference: string }>(ActivityKind.ACCESS, 'Backup administrator named.'),
  BACKUP_ADMINISTRATOR_ENDED: linkEvent<{ reference: string }>(ActivityKind.ACCESS, 'Backup administrator ended.', {
    bound: 'none',
  }),
  ONE_TIME_PASSWORD_RENEWED: linkEvent<{ reference: string }>(ActivityKind.ACCESS, 'One-time password sent again.'),
  /** `count` is the number of addresses. */
  PRE_APPROVALS_ADDED: linkEvent<{ reference: string; count: number }>(
    ActivityKind.EMPLOYEE,
    'Employees approved in advance.',
  ),
  PRE_APPROVALS_REMOVED: linkEvent<{ reference: string; count: number }>(
    ActivityKind.EMPLOYEE,
    'Approval of employees in advance withdrawn.',
    { bound: 'none' },
  ),
  EMPLOYEES_INVITED: linkEvent<{ reference: string; count: number }>(
    ActivityKind.EMPLOYEE,
    'Employees invited to sign.',
  ),
  EMAIL_DOMAIN_ADDED: linkEvent<{ reference: string; domainId: string }>(
    ActivityKind.CORPORATION,
    'Email domain added.',
  ),
  EMAIL_DOMAIN_REMOVED: linkEvent<{ reference: string; domainId: string }>(
    ActivityKind.CORPORATION,
    'Email domain removed.',
    { bound: 'none' },
  ),
  /** `changed` lists the properties, separated by commas. */
  REPRESENTATIVE_CHANGED: linkEvent<{ reference: string; changed: string }>(
    ActivityKind.CORPORATION,
    'Representative changed.',
  ),
  /** Decided at the earlier address of a representative. */
  REPRESENTATIVE_CONFIRMED: linkEvent<{ reference: string }>(
    ActivityKind.CORPORATION,
    'Change of representative confirmed.',
  ),
  REPRESENTATIVE_RESTORED: linkEvent<{ reference: string }>(
    ActivityKind.CORPORATION,
    'Change of representative undone.',
  ),
};
