import { accountNotices } from './templates/account-notice.tsx';
import { autoApprovalDisabled, autoApprovalEnabled } from './templates/auto-approval.tsx';
import { backupAdministratorChanged } from './templates/backup-administrator-changed.tsx';
import { claAgreed } from './templates/cla-agreed.tsx';
import { claUpdates } from './templates/cla-update.tsx';
import { commitsToConfirm } from './templates/commits-to-confirm.tsx';
import { corporationApproved } from './templates/corporation-approved.tsx';
import { corporationDocumentKept } from './templates/corporation-document-kept.tsx';
import { corporationReminder } from './templates/corporation-reminder.tsx';
import { corporationReturned } from './templates/corporation-returned.tsx';
import { corporationSigningDocument } from './templates/corporation-signing-document.tsx';
import { corporationSubmitted } from './templates/corporation-submitted.tsx';
import { emailDomainCode } from './templates/email-domain-code.tsx';
import { emailDomainRemoved } from './templates/email-domain-removed.tsx';
import { employeeInvited } from './templates/employee-invited.tsx';
import { employeeManagerAdded } from './templates/employee-manager-added.tsx';
import { employeeManagerChanged } from './templates/employee-manager-changed.tsx';
import { employeeManagerRemoved } from './templates/employee-manager-removed.tsx';
import { employeeSignedNotice } from './templates/employee-signed-notice.tsx';
import { employeeSigned } from './templates/employee-signed.tsx';
import { employeeActivated, employeeDeactivated, employeeRemoved } from './templates/employee-state.tsx';
import { employeesSignedDigest } from './templates/employees-signed-digest.tsx';
import { endedByCommunity } from './templates/ended-by-community.tsx';
import { erasureGranted, erasureRefused } from './templates/erasure-decided.tsx';
import { erasureRequested } from './templates/erasure-requested.tsx';
import { gatePaused } from './templates/gate-paused.tsx';
import { individualSigned } from './templates/individual-signed.tsx';
import { individualSigningEnded } from './templates/individual-signing-ended.tsx';
import { linkFrozen } from './templates/link-frozen.tsx';
import { linkInvitation } from './templates/link-invitation.tsx';
import { linkMemberChanged } from './templates/link-member-changed.tsx';
import { localAccountChanged } from './templates/local-account-changed.tsx';
import { localAccountCreated } from './templates/local-account-created.tsx';
import { mySigningsCode } from './templates/my-signings-code.tsx';
import { passwordReset } from './templates/password-reset.tsx';
import { representativeChanged } from './templates/representative-changed.tsx';
import { representativeNotice } from './templates/representative-notice.tsx';
import { senderVerificationCode } from './templates/sender-verification-code.tsx';
import { signedDocumentResent } from './templates/signed-document-resent.tsx';
import { signingRecorded } from './templates/signing-recorded.tsx';
import { signingWithdrawn } from './templates/signing-withdrawn.tsx';
import { verificationCode } from './templates/verification-code.tsx';
import { webhookSwitchedOff } from './templates/webhook-switched-off.tsx';

/** Every mail, by the template that the outbox stores. The types of their data follow from it. */
export const MAILS = {
  verification_code: verificationCode,
  sender_verification_code: senderVerificationCode,
  password_reset: passwordReset,
  individual_signed: individualSigned,
  signed_document_resent: signedDocumentResent,
  corporation_signing_document: corporationSigningDocument,
  corporation_submitted: corporationSubmitted,
  corporation_reminder: corporationReminder,
  corporation_returned: corporationReturned,
  corporation_approved: corporationApproved,
  representative_changed: representativeChanged,
  representative_notice: representativeNotice,
  corporation_document_kept: corporationDocumentKept,
  email_domain_code: emailDomainCode,
  email_domain_removed: emailDomainRemoved,
  employee_manager_added: employeeManagerAdded,
  backup_administrator_changed: backupAdministratorChanged,
  employee_manager_changed: employeeManagerChanged,
  employee_manager_removed: employeeManagerRemoved,
  individual_signing_ended: individualSigningEnded,
  my_signings_code: mySigningsCode,
  signing_withdrawn: signingWithdrawn,
  erasure_requested: erasureRequested,
  erasure_granted: erasureGranted,
  erasure_refused: erasureRefused,
  individual_signing_ended_by_community: endedByCommunity,
  signing_recorded: signingRecorded,
  employee_invited: employeeInvited,
  employees_signed_digest: employeesSignedDigest,
  employee_activated: employeeActivated,
  employee_deactivated: employeeDeactivated,
  employee_removed: employeeRemoved,
  auto_approval_enabled: autoApprovalEnabled,
  auto_approval_disabled: autoApprovalDisabled,
  employee_signed: employeeSigned,
  employee_signed_notice: employeeSignedNotice,
  commits_to_confirm: commitsToConfirm,
  gate_paused: gatePaused,
  link_frozen: linkFrozen,
  webhook_switched_off: webhookSwitchedOff,
  link_invitation: linkInvitation,
  link_member_changed: linkMemberChanged,
  local_account_created: localAccountCreated,
  local_account_changed: localAccountChanged,
  cla_agreed: claAgreed,
  ...accountNotices,
  ...claUpdates,
};

export type MailTemplate = keyof typeof MAILS;

/** The content of each template. */
export type MailTemplates = { [K in MailTemplate]: Parameters<(typeof MAILS)[K]['fill']>[0] };
