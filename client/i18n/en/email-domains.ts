import type { zhEmailDomains } from '../zh/email-domains.ts';

/** The English of `zh/email-domains.ts`. */
export const enEmailDomains: Record<keyof typeof zhEmailDomains, string> = {
  'emailDomains.title': 'Email domains',
  'emailDomains.lead':
    'People with an email in one of these domains sign as employees of your company. Unless employees are activated automatically, an employee manager activates them.',
  'emailDomains.add': 'Add an email domain',
  'emailDomains.back': 'Email domains',
  'emailDomains.count': '{count, plural, one {# domain} other {# domains}}',
  'emailDomains.primary': 'Primary',
  'emailDomains.since.signing': 'Came with the signing on {date}',
  'emailDomains.since.added': 'Added on {date}',
  'emailDomains.remove': 'Remove',
  'emailDomains.remove.of': 'Remove the email domain {domain}',
  'emailDomains.remove.title': 'Remove the email domain {domain}?',
  'emailDomains.remove.text':
    'People with emails in {domain} no longer sign as employees of your company; they can sign as individuals instead. This cannot be undone: if you add the domain again, its employees have to sign again.',
  'emailDomains.remove.ends': 'These end at once, and their owners are notified by email',
  'emailDomains.remove.counts':
    '{employees, plural, =0 {No signatures of employees} one {# signature of an employee} other {# signatures of employees}}, {managers, plural, =0 {no accounts of employee managers} one {# account of an employee manager} other {# accounts of employee managers}}.',
  'emailDomains.remove.kept': 'This domain cannot be removed',
  'emailDomains.remove.administrator':
    'The email of an administrator is in it. First remove the backup administrator, or ask the community to change the authorised representative’s email.',
  'emailDomains.remove.confirm': 'Remove',
  'emailDomains.remove.done': 'The email domain {domain} was removed',
  'emailDomains.add.lead': 'Enter an email in the new domain and confirm it by the code that is sent to it.',
  'emailDomains.add.related': 'The new domain must share {domain}’s registered domain, such as a subdomain.',
  'emailDomains.add.ends':
    'Individual signatures with emails in the domain end; we email their signers to sign as employees of your company.',
  'emailDomains.add.rules': 'Before you add it',
  'emailDomains.email': 'Email in the new domain',
  'emailDomains.email.help': 'Domain to be added: {domain}',
  'emailDomains.code': 'Verification code',
  'emailDomains.code.help': 'The six digits that were sent to the email address above',
  'emailDomains.code.send': 'Send code',
  'emailDomains.code.sending': 'Sending…',
  'emailDomains.code.wait': 'Again in {retryAfter} {retryUnit, select, hours {h} minutes {min} other {s}}',
  'emailDomains.code.sent': 'A code was sent to {email}',
  'emailDomains.add.submit': 'Add domain',
  'emailDomains.add.submitting': 'Adding…',
  'emailDomains.add.refused': 'The domain was not added',
  'emailDomains.add.done': 'Email domain {domain} added',
  'emailDomains.problem.email': 'Please enter the email',
  'emailDomains.problem.own': 'Your company has the domain {domain} already',
  'emailDomains.problem.code': 'Please enter the six digits of the email',
};
