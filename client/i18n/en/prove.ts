import type { zhProve } from '../zh/prove.ts';

/** The English of `zh/prove.ts`. */
export const enProve: Record<keyof typeof zhProve, string> = {
  'prove.pageTitle': 'Add another email or account',
  'prove.lead':
    'Have you signed the CLA of {community}, but contribute with another email or account? Once added, it passes the CLA check like the email that you signed with.',
  'prove.unsigned': 'Not signed yet? <a>Sign the CLA first</a>',
  'prove.imported':
    'Did you sign elsewhere, with an account and no email? Enter the email that your signature is to have, and choose the account below.',
  'prove.signed.title': 'The email that you signed with',
  'prove.signed.email': 'Email that signed',
  'prove.signed.code': 'Code sent to the email that signed',
  'prove.way.title': 'The email or account to add',
  'prove.way.legend': 'What to add',
  'prove.way.EMAIL': 'Another email',
  'prove.way.EMAIL.help': 'Used in your commits',
  'prove.way.account': '{platform} account',
  'prove.way.account.help': 'Log in at {platform} to confirm',
  'prove.claimed.email': 'Other email',
  'prove.claimed.code': 'Code sent to the other email',
  'prove.account.note':
    '{platform} opens next. This service only reads which account is yours and gets no other permission.',
  'prove.problem.same': 'Enter an email other than the one that signed.',
  'prove.submit.email': 'Add the email',
  'prove.submit.account': 'Continue to {platform}',
  'prove.submitting': 'Checking…',
  'prove.done.email': 'The email was added',
  'prove.done.email.text': 'From now on, commits by {claimed} are checked by the signature of {email}.',
  'prove.done.account': 'The {platform} account was added',
  'prove.done.account.text': 'From now on, commits by that account are checked by your signature.',
  'prove.done.recheck': 'Open pull requests are checked again by themselves, usually within a minute.',
  'prove.done.more': 'Add another',
  'prove.refused': 'It could not be added',
  'prove.refused.no_link': 'No signature found',
  'prove.refused.no_link.text':
    'This email has not signed the CLA of {community}, or the signature has ended. Check the email, or sign first.',
  'prove.refused.no_link.sign': 'Sign the CLA',
  'prove.refused.resigned': 'Nothing left to add',
  'prove.refused.resigned.text': 'It was added already, or this email has signed the CLA itself.',
  'prove.refused.go_to_sign_employee_cla': 'Please sign as an employee',
  'prove.refused.go_to_sign_employee_cla.text':
    '{email} belongs to a company that has signed the CLA. Please sign as an employee with this email.',
  'prove.refused.go_to_sign_employee_cla.sign': 'Sign as an employee',
};
