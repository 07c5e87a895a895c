import type { zhMySignings } from '../zh/my-signings.ts';

/** The English of `zh/my-signings.ts`. */
export const enMySignings: Record<keyof typeof zhMySignings, string> = {
  'mySignings.title': 'My signatures',
  'mySignings.lead':
    'See everything you have signed with an email, download your documents and data, withdraw a signature, or ask for its erasure.',
  'mySignings.email': 'Email you signed with',
  'mySignings.email.help': 'The email that you entered when signing.',
  'mySignings.code': 'Verification code',
  'mySignings.open': 'Show my signatures',
  'mySignings.opening': 'Checking…',
  'mySignings.refused': 'The email could not be verified',
  'mySignings.expired': 'This page was open for 30 minutes. Please verify your email again.',
  'mySignings.until': 'Open until {time}. On a shared device, close it before you leave.',
  'mySignings.everything': 'Download everything about me',
  'mySignings.close': 'Close',
  'mySignings.none':
    'Nothing was signed with {email}. If you signed with another email, close this and verify that one.',
  'mySignings.state.COUNTS': 'Valid',
  'mySignings.state.INACTIVE': 'Not active',
  'mySignings.state.SUPERSEDED': 'Superseded',
  'mySignings.state.EXPIRED': 'Expired',
  'mySignings.state.ENDED': 'Ended',
  'mySignings.kind.INDIVIDUAL': 'Individual signature · {language} · version {version, number}',
  'mySignings.kind.EMPLOYEE': 'As an employee of {corporation} · {language} · version {version, number}',
  'mySignings.kind.CORPORATION': 'For {corporation} · {language} · version {version, number}',
  'mySignings.ended':
    'No longer valid since {date}: {reason, select, superseded {there is a newer version} corporation {your company has signed} withdrawn {you withdrew it} ended_by_community {the community ended it} removed {you were removed from the employees of the company} deleted {the signature of the company was deleted} import_duplicate {it duplicates another signature} removed_from_file {it was removed from the list of its source} invalidated_at_source {its source marks it as invalid} not_counted_by_source {its source did not accept it} other {another reason}}.',
  'mySignings.ties': 'Linked emails and accounts: {ties}',
  'mySignings.document': 'Document',
  'mySignings.evidence': 'Download the evidence',
  'mySignings.withdraw': 'Withdraw',
  'mySignings.withdraw.title': 'Withdraw your signature for {community}?',
  'mySignings.withdraw.text':
    'After that, your contributions no longer pass the CLA check unless you sign again. Earlier contributions are not affected. This cannot be undone; an email confirms it.',
  'mySignings.withdraw.kept':
    'The signature and its document stay on record. Accounts imported from another system end as well if they are linked to this signature, or if their source names this email.',
  'mySignings.withdraw.done': 'Signature withdrawn. A confirmation is on its way',
  'mySignings.erase': 'Ask for erasure',
  'mySignings.erase.title': 'Ask {community} to erase your signature',
  'mySignings.erase.text':
    'The community decides. Once the project is unlinked, nobody does: the request is granted the next night, unless the project is under a legal hold. When it is granted, your signature ends, and your name, email, answers, documents and the emails about them are erased immediately and for good. To contribute again, you would have to sign again. First download what you want to keep. You will get an email with the decision.',
  'mySignings.erase.corporation':
    'The community decides. Once the project is unlinked, nobody does: the request is granted the next night, unless the project is under a legal hold. When it is granted, the signature of the whole company is erased immediately and for good, with those of all its employees and the accounts of its managers. First download what you want to keep. You will get an email with the decision.',
  'mySignings.erase.reason': 'Reason',
  'mySignings.erase.reason.help': 'Optional, at most {max} characters. The managers of the community read it.',
  'mySignings.erase.submit': 'Send the request',
  'mySignings.erase.done': 'Request sent. The managers of the community get an email',
  'mySignings.erase.problem.reason': 'Shorten the reason to {max} characters at most.',
  'mySignings.erasure.REQUESTED': 'You asked for erasure on {date}. It has not been decided yet.',
  'mySignings.erasure.GRANTED': 'Personal data erased.',
  'mySignings.erasure.REFUSED': 'Your request for erasure of {date} was refused: {reason}',
};
