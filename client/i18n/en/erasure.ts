import type { zhErasure } from '../zh/erasure.ts';

/** The English of `zh/erasure.ts`. */
export const enErasure: Record<keyof typeof zhErasure, string> = {
  'erasure.title': 'Erasure requests',
  'erasure.requests': 'Erasure requests',
  'erasure.lead':
    'Signers ask to have the personal data of a signature erased, and the community decides. {days, plural, =0 {Ended signatures are kept; the “General” settings can limit that.} one {Ended signatures are kept for # day and then erased at night; see the “General” settings.} other {Ended signatures are kept for # days and then erased at night; see the “General” settings.}}',
  'erasure.hold': 'Nothing is erased for now',
  'erasure.hold.text':
    'The project is under a legal hold: requests can be refused, but not granted. The hold is lifted in the “General” settings.',
  'erasure.tabs': 'State of the requests',
  'erasure.tab.REQUESTED': 'To decide',
  'erasure.tab.GRANTED': 'Erased',
  'erasure.tab.REFUSED': 'Refused',
  'erasure.tab.all': 'All',
  'erasure.state.REQUESTED': 'To decide',
  'erasure.state.GRANTED': 'Erased',
  'erasure.state.REFUSED': 'Refused',
  'erasure.empty': 'No requests',
  'erasure.empty.text': 'When a signer asks for erasure under “My signatures”, you get an email and it is listed here.',
  'erasure.requestedAt': 'Requested {date}',
  'erasure.decidedAt': 'Decided {date}',
  'erasure.decidedBy': 'Decided {date} by {name}',
  'erasure.reason': 'The signer writes: {reason}',
  'erasure.decisionReason': 'Why it was refused: {reason}',
  'erasure.grant': 'Grant',
  'erasure.refuse': 'Refuse',
  'erasure.grant.title': 'Erase the personal data of {reference}',
  'erasure.grant.text.INDIVIDUAL':
    'The signature ends at once. Its name, email, fields, documents and emails are erased for good, and open pull requests are checked again. The reference still shows that it existed. The signer is notified by email.',
  'erasure.grant.text.EMPLOYEE':
    'The employee is removed at once. The name, email, fields, documents and emails are erased for good, and open pull requests are checked again. The reference still shows that the signature existed. The signer is notified by email.',
  'erasure.grant.text.CORPORATION':
    'The whole company is deleted at once and for good, with the signatures of all its employees, its managers’ accounts, documents and emails; its employees have to sign again. The representative who asked is notified by email.',
  'erasure.grant.submit': 'Erase',
  'erasure.grant.reason.help':
    'Optional, at most {max} characters. It goes into the email to the signer, and is not kept.',
  'erasure.grant.done': 'The personal data were erased',
  'erasure.refuse.title': 'Refuse to erase {reference}',
  'erasure.refuse.text': 'The signature stays as it is. The signer is emailed the reason, and may ask again.',
  'erasure.refuse.submit': 'Refuse',
  'erasure.refuse.reason.help': 'At most {max} characters; the signer is emailed it.',
  'erasure.refuse.done': 'Refused. The signer is notified by email',
  'erasure.account': 'Erase an imported account',
  'erasure.account.text':
    'Some sources know who signed by an account alone. As long as its owner has not proved an email here, you can erase it: the account, its login name, its owner’s name, what the source said, and what the check of pull requests knows about its owner. Their open pull requests are checked again, and a further import of the source leaves them out. This cannot be undone.',
  'erasure.account.platform': 'Code platform',
  'erasure.account.name': 'Account',
  'erasure.account.name.help':
    'Its number, its login name at the time of the import, or the email that the source states.',
  'erasure.account.problem': 'Enter the account',
  'erasure.account.host': 'Host of the platform',
  'erasure.account.host.help': 'For self-hosted platforms only, such as git.example.org.',
  'erasure.account.submit': 'Erase the account',
  'erasure.account.unknown': 'No such account: it was not imported, or its owner has proved an email',
  'erasure.account.done':
    '{count, plural, one {One imported account was erased} other {# imported accounts were erased}}',
  'erasure.dialog.reason': 'Reason',
  'erasure.problem.reason': 'Enter a reason of {max} characters at most.',
};
