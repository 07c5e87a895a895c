import { compile, type SelectorDefinition } from 'html-to-text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppError } from '#server/errors/app-error.ts';
import type { MailTemplate } from '#server/modules/ground/email/mail.ts';
import type { RenderedMail, RenderInput } from './render-mail.ts';
import { accountNoticeMail } from './templates/account-notice.tsx';
import { autoApprovalDisabledMail, autoApprovalEnabledMail } from './templates/auto-approval.tsx';
import { backupAdministratorChangedMail } from './templates/backup-administrator-changed.tsx';
import { claAgreedMail } from './templates/cla-agreed.tsx';
import { claUpdateMail } from './templates/cla-update.tsx';
import { commitsToConfirmMail } from './templates/commits-to-confirm.tsx';
import { corporationApprovedMail } from './templates/corporation-approved.tsx';
import { corporationDocumentKeptMail } from './templates/corporation-document-kept.tsx';
import { corporationReminderMail } from './templates/corporation-reminder.tsx';
import { corporationReturnedMail } from './templates/corporation-returned.tsx';
import { corporationSigningDocumentMail } from './templates/corporation-signing-document.tsx';
import { corporationSubmittedMail } from './templates/corporation-submitted.tsx';
import { emailDomainCodeMail } from './templates/email-domain-code.tsx';
import { emailDomainRemovedMail } from './templates/email-domain-removed.tsx';
import { employeeInvitedMail } from './templates/employee-invited.tsx';
import { employeeManagerAddedMail } from './templates/employee-manager-added.tsx';
import { employeeManagerChangedMail } from './templates/employee-manager-changed.tsx';
import { employeeManagerRemovedMail } from './templates/employee-manager-removed.tsx';
import { employeeSignedNoticeMail } from './templates/employee-signed-notice.tsx';
import { employeeSignedMail } from './templates/employee-signed.tsx';
import { employeeActivatedMail, employeeDeactivatedMail, employeeRemovedMail } from './templates/employee-state.tsx';
import { employeesSignedDigestMail } from './templates/employees-signed-digest.tsx';
import { endedByCommunityMail } from './templates/ended-by-community.tsx';
import { erasureGrantedMail, erasureRefusedMail } from './templates/erasure-decided.tsx';
import { erasureRequestedMail } from './templates/erasure-requested.tsx';
import { gatePausedMail } from './templates/gate-paused.tsx';
import { individualSignedMail } from './templates/individual-signed.tsx';
import { individualSigningEndedMail } from './templates/individual-signing-ended.tsx';
import { Layout } from './templates/layout.tsx';
import { linkFrozenMail } from './templates/link-frozen.tsx';
import { linkInvitationMail } from './templates/link-invitation.tsx';
import { linkMemberChangedMail } from './templates/link-member-changed.tsx';
import { localAccountChangedMail } from './templates/local-account-changed.tsx';
import { localAccountCreatedMail } from './templates/local-account-created.tsx';
import type { MailContent, MailDraft } from './templates/mail-draft.ts';
import { mySigningsCodeMail } from './templates/my-signings-code.tsx';
import { passwordResetMail } from './templates/password-reset.tsx';
import { representativeChangedMail } from './templates/representative-changed.tsx';
import { representativeNoticeMail } from './templates/representative-notice.tsx';
import { senderVerificationCodeMail } from './templates/sender-verification-code.tsx';
import { signedDocumentResentMail } from './templates/signed-document-resent.tsx';
import { signingRecordedMail } from './templates/signing-recorded.tsx';
import { signingWithdrawnMail } from './templates/signing-withdrawn.tsx';
import { verificationCodeMail } from './templates/verification-code.tsx';
import { webhookSwitchedOffMail } from './templates/webhook-switched-off.tsx';

const TEMPLATES: { readonly [K in MailTemplate]: (content: MailContent<K>) => MailDraft } = {
  verification_code: verificationCodeMail,
  sender_verification_code: senderVerificationCodeMail,
  password_reset: passwordResetMail,
  individual_signed: individualSignedMail,
  signed_document_resent: signedDocumentResentMail,
  corporation_signing_document: corporationSigningDocumentMail,
  corporation_submitted: corporationSubmittedMail,
  corporation_reminder: corporationReminderMail,
  corporation_returned: corporationReturnedMail,
  corporation_approved: corporationApprovedMail,
  representative_changed: representativeChangedMail,
  representative_notice: representativeNoticeMail,
  corporation_document_kept: corporationDocumentKeptMail,
  email_domain_code: emailDomainCodeMail,
  email_domain_removed: emailDomainRemovedMail,
  employee_manager_added: employeeManagerAddedMail,
  backup_administrator_changed: backupAdministratorChangedMail,
  employee_manager_changed: employeeManagerChangedMail,
  employee_manager_removed: employeeManagerRemovedMail,
  individual_signing_ended: individualSigningEndedMail,
  my_signings_code: mySigningsCodeMail,
  signing_withdrawn: signingWithdrawnMail,
  erasure_requested: erasureRequestedMail,
  erasure_granted: erasureGrantedMail,
  erasure_refused: erasureRefusedMail,
  individual_signing_ended_by_community: endedByCommunityMail,
  signing_recorded: signingRecordedMail,
  employee_invited: employeeInvitedMail,
  employees_signed_digest: employeesSignedDigestMail,
  employee_activated: employeeActivatedMail,
  employee_deactivated: employeeDeactivatedMail,
  employee_removed: employeeRemovedMail,
  auto_approval_enabled: autoApprovalEnabledMail,
  auto_approval_disabled: autoApprovalDisabledMail,
  employee_signed: employeeSignedMail,
  employee_signed_notice: employeeSignedNoticeMail,
  commits_to_confirm: commitsToConfirmMail,
  gate_paused: gatePausedMail,
  link_frozen: linkFrozenMail,
  webhook_switched_off: webhookSwitchedOffMail,
  link_invitation: linkInvitationMail,
  link_member_changed: linkMemberChangedMail,
  local_account_created: localAccountCreatedMail,
  local_account_changed: localAccountChangedMail,
  cla_agreed: claAgreedMail,
  new_device: accountNoticeMail('new_device'),
  password_changed: accountNoticeMail('password_changed'),
  sender_changed: accountNoticeMail('sender_changed'),
  passkey_added: accountNoticeMail('passkey_added'),
  passkey_removed: accountNoticeMail('passkey_removed'),
  totp_added: accountNoticeMail('totp_added'),
  totp_removed: accountNoticeMail('totp_removed'),
  second_factor_reset: accountNoticeMail('second_factor_reset'),
  api_key_created: accountNoticeMail('api_key_created'),
  api_key_ending: accountNoticeMail('api_key_ending'),
  api_keys_revoked: accountNoticeMail('api_keys_revoked'),
  webhook_created: accountNoticeMail('webhook_created'),
  platform_connected: accountNoticeMail('platform_connected'),
  cla_updated: claUpdateMail('individual', 'announced'),
  cla_update_reminder: claUpdateMail('individual', 'reminded'),
  cla_update_expired: claUpdateMail('individual', 'expired'),
  cla_updated_corporation: claUpdateMail('corporation', 'announced'),
  cla_update_reminder_corporation: claUpdateMail('corporation', 'reminded'),
  cla_update_expired_corporation: claUpdateMail('corporation', 'expired'),
  cla_updated_employee: claUpdateMail('employee', 'announced'),
  cla_update_expired_employee: claUpdateMail('employee', 'expired'),
};

/** Keeps mail clients in the layout mode that mails traditionally use. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * Layout of the text part where it differs from the HTML. Compiled once, because that takes as long as a conversion.
 */
const TEXT_SELECTORS: SelectorDefinition[] = [
  { selector: '[data-skip-in-text=true]', format: 'skip' },
  { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
  { selector: 'td', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
  { selector: 'td.label', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'td.value', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
];
const toText = compile({ wordwrap: false, selectors: TEXT_SELECTORS });

/**
 * Fills a template and renders it as HTML and as text, in its language. Blocks its thread, so use `renderMail`. Error:
 * `system_error` for an unknown template.
 */
export function fillTemplate<T extends MailTemplate>(mail: RenderInput<T>): RenderedMail {
  if (!Object.hasOwn(TEMPLATES, mail.template)) {
    throw new AppError('system_error', { reason: `no mail template ${mail.template}` });
  }
  const { language, data } = mail;
  const { community, projectUrl } = data;
  const draft = TEMPLATES[mail.template](mail);
  const html = DOCTYPE + renderToStaticMarkup(createElement(Layout, { ...draft, language, community, projectUrl }));
  return { subject: oneLine(draft.subject), html, text: toText(html) };
}

/** People choose names; in a header they must neither break the line nor hide characters in it. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
