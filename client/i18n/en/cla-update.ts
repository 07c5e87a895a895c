import type { zhClaUpdate } from '../zh/cla-update.ts';

/** The English of `zh/cla-update.ts`. */
export const enClaUpdate: Record<keyof typeof zhClaUpdate, string> = {
  'claUpdate.title': 'Agree to the new individual CLA of {community}',
  'claUpdate.lead':
    'There is a new version of the individual CLA that you signed. See what has changed; once you agree, your signature remains valid.',
  'claUpdate.ask.title': 'See what has changed',
  'claUpdate.ask.email': 'Email that you signed with',
  'claUpdate.ask.email.help': 'It tells us which version you signed, to compare it with the current one.',
  'claUpdate.ask.submit': 'See the changes',
  'claUpdate.ask.other': 'Use another email',
  'claUpdate.form.title': 'Agree to the new version',
  'claUpdate.form.signer': 'Signer’s email',
  'claUpdate.form.kept': 'Your name and whatever else you filled in last time are kept.',
  'claUpdate.form.asked': 'The new version also asks for the following. Leave empty what you filled in last time.',
  'claUpdate.agreement':
    'By choosing the button below, I confirm that I have read and agree to version {version, number} of the CLA.',
  'claUpdate.submit': 'Agree to version {version, number}',
  'claUpdate.submitting': 'Sending…',
  'claUpdate.submit.note': 'A new signed document will be sent to your email; the earlier signature stays on record.',
  'claUpdate.closed': 'This community keeps private who has signed',
  'claUpdate.closed.text':
    'What {email} has signed cannot be shown here. Sign the current version instead: it replaces your earlier signature.',
  'claUpdate.unsigned': 'This email has not signed',
  'claUpdate.unsigned.text':
    '{email} has not signed the individual CLA of {community}, or the signature has ended. Check the email, or sign the current version.',
  'claUpdate.unsigned.sign': 'Sign the individual CLA',
  'claUpdate.latest': 'Nothing to do: this is the latest version',
  'claUpdate.latest.text': 'What {email} signed is the current individual CLA of {community}.',
  'claUpdate.latest.signedAt': 'What {email} signed on {date} is the current individual CLA of {community}.',
  'claUpdate.employee': 'Please sign as an employee',
  'claUpdate.employee.text':
    '{email} belongs to a company that has signed the corporate CLA, so an individual signature no longer applies. Please sign as an employee.',
  'claUpdate.employee.sign': 'Sign as an employee',
};
