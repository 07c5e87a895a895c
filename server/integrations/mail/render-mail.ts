import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import type { MailTemplate } from '#server/modules/email/mail.ts';
import { autoApprovalDisabledMail, autoApprovalEnabledMail } from './templates/auto-approval.tsx';
import { claAgreedMail } from './templates/cla-agreed.tsx';
import { claUpdateMail } from './templates/cla-update.tsx';
import { corporationApprovedMail } from './templates/corporation-approved.tsx';
import { corporationSigningDocumentMail } from './templates/corporation-signing-document.tsx';
import { emailDomainCodeMail } from './templates/email-domain-code.tsx';
import { employeeManagerAddedMail } from './templates/employee-manager-added.tsx';
import { employeeManagerRemovedMail } from './templates/employee-manager-removed.tsx';
import { employeeSignedNoticeMail } from './templates/employee-signed-notice.tsx';
import { employeeSignedMail } from './templates/employee-signed.tsx';
import { employeeActivatedMail, employeeDeactivatedMail, employeeRemovedMail } from './templates/employee-state.tsx';
import { individualSignedMail } from './templates/individual-signed.tsx';
import { individualSigningEndedMail } from './templates/individual-signing-ended.tsx';
import { Layout } from './templates/layout.tsx';
import type { MailContent, MailDraft } from './templates/mail-draft.ts';
import { passwordResetMail } from './templates/password-reset.tsx';
import { senderVerificationCodeMail } from './templates/sender-verification-code.tsx';
import { verificationCodeMail } from './templates/verification-code.tsx';

/** A template and what it is filled with. */
export type RenderInput<T extends MailTemplate = MailTemplate> = {
  [K in T]: { readonly template: K } & MailContent<K>;
}[T];

/** A mail as people read it. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const TEMPLATES: { readonly [K in MailTemplate]: (content: MailContent<K>) => MailDraft } = {
  verification_code: verificationCodeMail,
  sender_verification_code: senderVerificationCodeMail,
  password_reset: passwordResetMail,
  individual_signed: individualSignedMail,
  corporation_signing_document: corporationSigningDocumentMail,
  corporation_approved: corporationApprovedMail,
  email_domain_code: emailDomainCodeMail,
  employee_manager_added: employeeManagerAddedMail,
  employee_manager_removed: employeeManagerRemovedMail,
  individual_signing_ended: individualSigningEndedMail,
  employee_activated: employeeActivatedMail,
  employee_deactivated: employeeDeactivatedMail,
  employee_removed: employeeRemovedMail,
  auto_approval_enabled: autoApprovalEnabledMail,
  auto_approval_disabled: autoApprovalDisabledMail,
  employee_signed: employeeSignedMail,
  employee_signed_notice: employeeSignedNoticeMail,
  cla_agreed: claAgreedMail,
  cla_updated: claUpdateMail('individual', 'announced'),
  cla_update_reminder: claUpdateMail('individual', 'reminded'),
  cla_update_expired: claUpdateMail('individual', 'expired'),
  cla_updated_corporation: claUpdateMail('corporation', 'announced'),
  cla_update_reminder_corporation: claUpdateMail('corporation', 'reminded'),
  cla_update_expired_corporation: claUpdateMail('corporation', 'expired'),
  cla_updated_employee: claUpdateMail('employee', 'announced'),
  cla_update_expired_employee: claUpdateMail('employee', 'expired'),
};

const TEXT_SELECTORS = [
  { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2 } },
  { selector: 'td.label', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
  { selector: 'td.value', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
];

/** Whether a mail of this name can be rendered. */
export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(TEMPLATES, name);
}

/** Renders a mail as HTML and as text, in its language. */
export async function renderMail<T extends MailTemplate>(mail: RenderInput<T>): Promise<RenderedMail> {
  const { language, data } = mail;
  const { community, projectUrl } = data;
  const draft = TEMPLATES[mail.template](mail);
  const html = await render(createElement(Layout, { ...draft, language, community, projectUrl }));
  return { subject: oneLine(draft.subject), html, text: toPlainText(html, { selectors: TEXT_SELECTORS }) };
}

/** Names come from people; in a header they may neither break the line nor hide characters in it. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
