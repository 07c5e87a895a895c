import type { zhAccounts } from '../zh/accounts.ts';

/** The English of `zh/accounts.ts`. */
export const enAccounts: Record<keyof typeof zhAccounts, string> = {
  'accounts.title': 'Local accounts',
  'accounts.lead':
    'Accounts of community managers who log in to this service with a password. Accounts of code platforms are not managed here.',
  'accounts.search': 'Search by login name, name or email',
  'accounts.empty': 'No local accounts yet',
  'accounts.empty.text': 'Accounts that you create are listed here.',
  'accounts.administratorsOnly.title': 'Not for this account',
  'accounts.administratorsOnly': 'This page is for administrators of the service only.',
  'accounts.administratorsOnly.text':
    'Your account {account} is no administrator of the service. If somebody needs an account, ask an administrator.',
  'accounts.toProjects': 'Go to your projects',
  'accounts.you': 'You',
  'accounts.administrator': 'Service administrator',
  'accounts.deactivated': 'Deactivated',
  'accounts.neverLoggedIn': 'One-time password not changed yet',
  'accounts.column.state': 'State',
  'accounts.column.createdAt': 'Created',
  'accounts.deactivatedAt': 'Deactivated on {date}',
  'accounts.links': '{count, plural, one {# project} other {# projects}}',
  'accounts.sessions': '{count, plural, =0 {Not logged in} one {# session} other {# sessions}}',
  'accounts.passwordUntil': 'The one-time password expires on {date}',
  'accounts.passwordOver': 'The one-time password expired on {date}',
  'accounts.create': 'New account',
  'accounts.create.text':
    'A one-time password is sent to this email. It works for 72 hours and has to be changed at the first log-in.',
  'accounts.create.submit': 'Create and send email',
  'accounts.create.refused': 'The account was not created',
  'accounts.create.done': 'Account created, the email is on its way',
  'accounts.field.name': 'Name',
  'accounts.field.email': 'Email',
  'accounts.field.account': 'Login name',
  'accounts.field.account.help':
    'Up to 100 letters, digits, dots, underscores and hyphens. It cannot be changed later.',
  'accounts.field.language': 'Language of emails',
  'accounts.field.administrator':
    'Make this person a service administrator, who creates and deactivates accounts and names further administrators.',
  'accounts.problem.name': 'Please enter the name, at most 100 characters.',
  'accounts.problem.email': 'Please enter a valid email address.',
  'accounts.problem.account': 'Please enter a login name of up to 100 letters, digits, dots, underscores and hyphens.',
  'accounts.renew': 'Send a new one-time password',
  'accounts.renew.of': 'Send a new one-time password to {name}',
  'accounts.renew.title': 'Send {name} a new one-time password?',
  'accounts.renew.text':
    'It is emailed to {email} and works for 72 hours. The earlier one-time password stops working at once.',
  'accounts.renew.confirm': 'Send',
  'accounts.renew.done': 'The new one-time password is on its way',
  'accounts.endSessions': 'End all sessions',
  'accounts.endSessions.title': 'End all sessions of {name}?',
  'accounts.endSessions.text':
    'The account is logged out on every device at once, and can log in again. {email} is notified.',
  'accounts.endSessions.confirm': 'End sessions',
  'accounts.endSessions.done': 'All sessions have ended',
  'accounts.deactivate': 'Deactivate',
  'accounts.deactivate.title': 'Deactivate the account of {name}?',
  'accounts.deactivate.text':
    'The account is logged out at once. Until you reactivate it, it cannot log in and its API keys are refused. {email} is notified. You can reactivate it at any time.',
  'accounts.deactivate.links':
    '{count, plural, one {Nobody will manage # project} other {Nobody will manage # projects}}',
  'accounts.deactivate.links.text':
    'Projects continue to take signatures, but until the account is reactivated nobody can approve companies or change settings.',
  'accounts.deactivate.confirm': 'Deactivate',
  'accounts.deactivate.done': 'Account deactivated',
  'accounts.reactivate': 'Reactivate',
  'accounts.reactivate.of': 'Reactivate the account of {name}',
  'accounts.reactivate.title': 'Reactivate the account of {name}?',
  'accounts.reactivate.text':
    'Its owner can log in again with the password that they had, and its API keys work again. {email} is notified.',
  'accounts.reactivate.confirm': 'Reactivate',
  'accounts.reactivate.done': 'Account reactivated',
};
