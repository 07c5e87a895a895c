import type { zhAccount } from '../zh/account.ts';

/** The English of `zh/account.ts`. */
export const enAccount: Record<keyof typeof zhAccount, string> = {
  'account.oldPassword': 'Current password',
  'account.newPassword': 'New password',
  'account.repeated': 'Repeat the new password',
  'account.email': 'Email address of the account',
  'account.submitting': 'Saving…',
  'account.toLogin': 'Go to the log-in',
  'account.rule.length': '{min} to {max} characters',
  'account.rule.classes': 'At least three of: upper case, lower case, digits, symbols',
  'account.rule.characters': 'English letters, digits and symbols only, no spaces',
  'account.rule.kept': ' (met)',
  'account.rule.open': ' (not met yet)',
  'account.problem.oldPassword': 'Please enter your current password.',
  'account.problem.newPassword': 'Please enter a new password.',
  'account.problem.rules': 'The new password does not meet the rules above yet.',
  'account.problem.repeated': 'Please repeat the new password.',
  'account.problem.different': 'The two new passwords differ.',
  'account.change.title': 'Change your password',
  'account.change.lead':
    'Afterwards this account is logged out on every device, and you log in again with the new password.',
  'account.change.leave.title': 'You have no password of your own yet',
  'account.change.leave.text':
    'No other page opens before you have chosen a password. You may log out and choose one at your next log-in.',
  'account.change.submit': 'Change the password',
  'account.change.revokeApiKeys':
    'Also revoke my {keys, plural, one {API key} other {# API keys}}. A new password alone does not end {keys, plural, one {it} other {them}}; once revoked, programs that use {keys, plural, one {it} other {them}} are refused.',
  'account.change.refused': 'The password was not changed',
  'account.change.platform': 'You log in through a code platform, so you have no password here.',
  'account.first.title': 'Choose your password',
  'account.first.lead':
    'This is your first log-in. Choose a password of your own in place of the one-time password we emailed you. You stay logged in.',
  'account.first.submit': 'Set the password',
  'account.first.refused': 'The password was not set',
  'account.first.done': 'Your password is set',
  'account.retrieve.title': 'Forgotten password',
  'account.retrieve.lead':
    'Enter the email address of your account, and we send a link to set a new password. Accounts that log in through a code platform have no password here.',
  'account.retrieve.lead.corporation':
    'Enter the email address of the account, and we email a link to set a new password.',
  'account.retrieve.submit': 'Send the email',
  'account.retrieve.submitting': 'Sending…',
  'account.retrieve.refused': 'The email was not sent',
  'account.retrieve.sent': 'Check your mailbox',
  'account.retrieve.sent.text':
    'If {email} is registered, an email arrives within a few minutes. Its link works for 60 minutes, and once. If nothing arrives, check your spam folder.',
  'account.retrieve.again': 'Resend or change email',
  'account.reset.title': 'Set a new password',
  'account.reset.submit': 'Save the new password',
  'account.reset.refused': 'The password was not set',
  'account.reset.broken': 'This link does not work',
  'account.reset.again': 'Request a new email',
};
