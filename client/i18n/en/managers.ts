import type { zhManagers } from '../zh/managers.ts';

/** The English of `zh/managers.ts`. */
export const enManagers: Record<keyof typeof zhManagers, string> = {
  'managers.title': 'Employee managers',
  'managers.lead':
    'Employee managers activate the employees who have signed, unless that happens automatically; they can also deactivate and remove them. Only the administrator adds, deactivates and removes employee managers.',
  'managers.count': '{count} of at most {limit}',
  'managers.add': 'Add employee managers',
  'managers.back': 'Employee managers',
  'managers.empty': 'There are no employee managers yet',
  'managers.empty.text': 'While there are none, employees of your company cannot sign. Add at least one.',
  'managers.neverLoggedIn': 'One-time password not changed yet',
  'managers.passwordUntil': 'The one-time password expires on {date}',
  'managers.passwordOver': 'The one-time password expired on {date}',
  'managers.renew': 'Send a new one-time password',
  'managers.renew.of': 'Send a new one-time password to {name}',
  'managers.renew.title': 'Send {name} a new one-time password?',
  'managers.renew.text':
    'It is emailed to {email} and works for 72 hours. The earlier one-time password stops working at once.',
  'managers.renew.confirm': 'Send',
  'managers.renew.done': 'The new one-time password is on its way',
  'managers.active': 'Active',
  'managers.inactive': 'Deactivated',
  'managers.administrators': 'Administrators',
  'managers.you': 'You',
  'managers.backup.name': 'Make backup administrator',
  'managers.backup.name.title': 'Name a backup administrator?',
  'managers.backup.name.text':
    '{name} ({account}) gets the same rights as the administrator, and is no longer listed as an employee manager. Account and password stay the same. Both of you are notified by email, and you can undo it at any time.',
  'managers.backup.unfit.inactive': 'This person is deactivated. Reactivate them first.',
  'managers.backup.unfit.neverLoggedIn':
    'This person has never logged in. They have to log in with their one-time password and choose their own first.',
  'managers.backup.named': 'The backup administrator is named',
  'managers.backup.end': 'Remove backup administrator',
  'managers.backup.end.title': 'Remove the backup administrator?',
  'managers.backup.end.text':
    '{name} ({account}) becomes an employee manager again, with immediate effect. Account and password stay the same. Both administrators are notified by email.',
  'managers.backup.ended': 'The backup administrator is removed',
  'managers.role.admin': 'Company administrator',
  'managers.role.backup': 'Backup administrator',
  'managers.deactivatedAt': 'Deactivated on {date}',
  'managers.deactivate.chosen': 'Deactivate chosen ({count})',
  'managers.deactivate.title':
    '{count, plural, one {Deactivate # employee manager?} other {Deactivate # employee managers?}}',
  'managers.deactivate.text':
    'The account is logged out at once. Until you reactivate it, it cannot log in or get notices of new signatures; login name and email stay reserved. Its owner is notified by email. Employees whom they activated stay active.',
  'managers.deactivate.confirm': 'Deactivate',
  'managers.deactivate.done':
    '{count, plural, one {# employee manager deactivated} other {# employee managers deactivated}}',
  'managers.reactivate.chosen': 'Reactivate chosen ({count})',
  'managers.reactivate.title':
    '{count, plural, one {Reactivate # employee manager?} other {Reactivate # employee managers?}}',
  'managers.reactivate.text': 'They can log in again with their old password, and are notified by email.',
  'managers.reactivate.confirm': 'Reactivate',
  'managers.reactivate.done':
    '{count, plural, one {# employee manager reactivated} other {# employee managers reactivated}}',
  'managers.account': 'Login name: {account}',
  'managers.column.name': 'Name',
  'managers.column.account': 'Login name',
  'managers.column.state': 'State',
  'managers.column.createdAt': 'Added',
  'managers.remove.chosen': 'Remove chosen ({count})',
  'managers.remove.title': '{count, plural, one {Remove # employee manager?} other {Remove # employee managers?}}',
  'managers.remove.who': '{name} ({account})',
  'managers.remove.text':
    'The account is logged out at once and cannot log in again; its owner is notified by email. Employees whom they activated stay active.',
  'managers.remove.last': 'No active employee manager will be left',
  'managers.remove.last.text': 'Until you add or reactivate one, employees of your company cannot sign.',
  'managers.remove.confirm': 'Remove',
  'managers.remove.done': '{count, plural, one {# employee manager removed} other {# employee managers removed}}',
  'managers.create.title': 'Add employee managers',
  'managers.create.lead':
    'Each of them gets an email with the login name and a one-time password, which has to be changed at the first log-in.',
  'managers.create.domains': 'Emails have to be in the email domains of your company: {domains}',
  'managers.create.row': 'Employee manager {number}',
  'managers.create.addRow': 'Add another one',
  'managers.create.removeRow': 'Take employee manager {number} off',
  'managers.create.removeRow.short': 'Remove',
  'managers.create.room':
    '{count, plural, =0 {There is no room for more} one {There is room for # more} other {There is room for # more}}',
  'managers.create.submit': 'Add and send email',
  'managers.create.submitting': 'Adding…',
  'managers.create.refused': 'Nobody was added',
  'managers.create.done': '{count, plural, one {# employee manager added} other {# employee managers added}}',
  'managers.field.name': 'Name',
  'managers.field.email': 'Email',
  'managers.field.id': 'ID',
  'managers.field.id.help': 'Letters, digits, underscores and dots; the login name is ID_domain',
  'managers.problem.name': 'Please enter the name',
  'managers.problem.email': 'Please enter the email address',
  'managers.problem.id': 'Please enter the ID',
  'managers.full':
    '{limit, plural, =1 {Only one employee manager is allowed} other {There are # employee managers, which is the limit}}',
  'managers.full.text': 'To add new ones, remove those who are no longer needed first.',
  'managers.full.action': 'Go to the employee managers',
};
