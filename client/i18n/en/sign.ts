import type { zhSign } from '../zh/sign.ts';

/** The English of `zh/sign.ts`. */
export const enSign: Record<keyof typeof zhSign, string> = {
  'sign.entry.title': 'Sign a CLA',
  'sign.entry.text':
    'Every community has a signing link of its own. Enter the one you were given to see its agreement.',
  'sign.chooser.title': 'Sign the CLA of {community}',
  'sign.chooser.titleUnknown': 'Sign a CLA',
  'sign.chooser.project': 'Project',
  'sign.chooser.inLanguages': 'CLA in {languages}',
  'sign.chooser.steps': 'How signing works',
  'sign.details': 'Technical details',
  'sign.chooser.version.INDIVIDUAL': 'Individual CLA ({language}), version {version}',
  'sign.chooser.version.CORPORATION': 'Corporate CLA ({language}), version {version}',
  'sign.chooser.backToProject': 'Back to the project ({host})',
  'sign.chooser.individual': 'Sign as an individual',
  'sign.chooser.employee': 'Sign as an employee',
  'sign.chooser.corporation': 'Sign for a company',
  'sign.closed.PAUSED': '{community} takes no new signatures for now',
  'sign.closed.CLOSED': '{community} takes no new signatures any more',
  'sign.closed.kept': 'Existing signatures are not affected and remain valid.',
  'sign.chooser.managers':
    'Has your company signed already? Its administrators and employee managers <a>log in here</a>.',
  'sign.proveHint':
    'Do you contribute with another email or account too? <a>Add it to your signature</a> instead of signing again.',
  'sign.chooser.notOffered': 'This community does not offer this way of signing.',
  'sign.unknown.title': 'Signing link not found',
  'sign.unknown.text':
    'The link {linkId} does not exist, or the community has unlinked it. Ask the community for a new one, or check it and try again.',
  'sign.individual.pageTitle': 'Sign the individual CLA',
  'sign.individual.title': 'Sign the individual CLA of {community}',
  'sign.individual.none': 'This project has no individual CLA',
  'sign.employee.pageTitle': 'Sign as an employee',
  'sign.progress.pageTitle': 'Progress of the company',
  'sign.corporation.pageTitle': 'Sign the corporate CLA',
  'sign.none.text': 'Please choose another way on the signing page. If in doubt, contact the community manager.',
  'sign.cla.title.INDIVIDUAL': 'Individual contributor licence agreement of {community}',
  'sign.cla.title.CORPORATION': 'Corporate contributor licence agreement of {community}',
  'sign.cla.language': 'Language of the CLA',
  'sign.cla.version': 'Version',
  'sign.cla.versionNumber': '{version}',
  'sign.cla.fingerprint': 'SHA-256 fingerprint',
  'sign.cla.newer': 'Signed an earlier version? <a>See what has changed and agree</a>',
  'sign.goToForm.INDIVIDUAL': 'Fill in and sign',
  'sign.goToForm.CORPORATION': 'Fill in and submit',
  'sign.form.title.INDIVIDUAL': 'Fill in and sign',
  'sign.form.title.CORPORATION': 'Fill in and submit',
  'sign.form.required': 'Fields marked * are required.',
  'sign.form.errors': '{count, plural, one {There is # problem} other {There are # problems}}',
  'sign.field.verificationCode': 'Verification code',
  'sign.field.verificationCode.help': '6 digits, sent to the email above.',
  'sign.field.optional': ' (optional)',
  'sign.problem.required': 'Please fill in: {label}.',
  'sign.problem.too_long': '{label}: at most {max} characters.',
  'sign.problem.control_character':
    '{label} holds a control character that cannot be used. Delete it and type it again.',
  'sign.problem.email': 'This does not look like an email address, such as name@example.org.',
  'sign.problem.code': 'Please enter the 6 digits from the email.',
  'sign.problem.consent':
    'Please read and agree to the privacy policy, the cookie notice and the data collection list first.',
  'sign.code.send': 'Send code',
  'sign.code.sending': 'Sending…',
  'sign.code.wait': 'Resend in {retryAfter} {retryUnit, select, hours {h} minutes {min} other {s}}',
  'sign.arrived': 'Your code: {code}',
  'sign.arrived.text':
    'It is filled in below. If you filled in the form in another browser or on another device, enter the code there.',
  'sign.arrived.taken': 'The code is filled in on the page where you are signing',
  'sign.arrived.taken.text': 'Go back to that tab to sign. You can close this one.',
  'sign.code.mail.DELAYED':
    'The email to {email} has not been taken yet, and we keep trying. You can wait, or use another email.',
  'sign.code.mail.REFUSED':
    'The email to {email} was refused by the receiving server and will not arrive. Please check the email, or use another one; if it is right, ask the community.',
  'sign.code.sent': 'A code was sent to {email} and works until {time}. If it does not arrive, check your spam folder.',
  'sign.consent':
    'I have read and agree to the <privacy>privacy policy</privacy>, the <cookies>cookie notice</cookies> and the <list>data collection list</list>, and to my details being processed accordingly.',
  'sign.agreement.INDIVIDUAL':
    'By choosing “Agree and sign”, I confirm that I have read and agree to the CLA of {community}.',
  'sign.agreement.CORPORATION':
    'By choosing “Agree and submit”, I confirm that I have read the CLA of {community} and agree to it for my company.',
  'sign.submit.INDIVIDUAL': 'Agree and sign',
  'sign.submit.CORPORATION': 'Agree and submit',
  'sign.submit.note.INDIVIDUAL': 'The signed document will be sent to your email.',
  'sign.submit.note.CORPORATION': 'The document to sign and seal will be sent to your email.',
  'sign.submitting.INDIVIDUAL': 'Signing…',
  'sign.submitting.CORPORATION': 'Submitting…',
  'sign.refused.resigned': 'Signed already',
  'sign.refused.go_to_sign_employee_cla': 'Please sign as an employee',
  'sign.refused.unmatched_cla': 'The CLA has changed',
  'sign.refused.other': 'Not signed',
  'sign.refused.loadCurrent': 'Load the current version (keeps what you typed)',
  'sign.refused.emailDocument': 'Email me my document',
  'sign.refused.chooser': 'See the other ways to sign',
  'sign.late.signed': 'You have signed',
  'sign.late.corporation': 'The company’s signing has been submitted',
  'sign.late.show': 'See it',
  'sign.documentMail.REFUSED': 'The email to {email} was refused and will not arrive',
  'sign.documentMail.REFUSED.signed':
    'Your signature is not affected. Please download the signed document here, and keep it with the reference.',
  'sign.documentMail.REFUSED.form':
    'Please download the document to sign here, and bookmark this page: you upload the signed document here too.',
  'sign.documentMail.WITHOUT_DOCUMENT': 'The email to {email} was refused with the document, and was sent without it',
  'sign.documentMail.WITHOUT_DOCUMENT.signed': 'It links to this page. Please download the signed document here.',
  'sign.documentMail.WITHOUT_DOCUMENT.form':
    'It links to this page. Please download the document to sign here, and upload it here once it is signed.',
  'sign.success.title': 'Thank you. You have signed.',
  'sign.success.text':
    'Your signature of the individual CLA of {community} is valid. You can contribute with {email} now.',
  'sign.success.next': 'What happens next',
  'sign.success.next.mail':
    'A confirmation with the signed document is on its way to {email}, usually within a few minutes.',
  'sign.success.next.keep': 'Keep the reference and the document, so that you can prove your signature later.',
  'sign.signed.pageTitle': 'Your signature',
  'sign.signed.unknown': 'Signature not found',
  'sign.signed.unknown.text': 'The link is incomplete or no longer valid. Use the full link from the confirmation.',
  'sign.signed.ended': 'This signature is no longer valid',
  'sign.signed.ended.text':
    'This signature of the CLA of {community} has been replaced by a newer one, or has ended. You can still download the document.',
  'sign.signed.withdrawn': 'You have withdrawn this signature',
  'sign.signed.withdrawn.text':
    'You withdrew your signature for {community} on {date}. Your earlier contributions stay covered. You can still download the document.',
  'sign.signed.endedByCommunity': 'The community has ended this signature',
  'sign.signed.endedByCommunity.text':
    '{community} ended your signature of its CLA on {date}; the email to you gives the reason. You can still download the document.',
  'sign.signed.replaced': 'You have signed a newer version',
  'sign.signed.replaced.text':
    'Your newer signature {newer} for {community} replaced this one on {date}. You have nothing to do. This document still proves what you signed before.',
  'sign.signed.replaced.next': 'CLA checks use your newer signature.',
  'sign.signed.corporation': 'Please sign as an employee now',
  'sign.signed.corporation.text':
    'This signature ended on {date}, when the company that {email} belongs to signed the CLA of {community}. You can still download the document.',
  'sign.signed.corporation.next':
    'To contribute with this email, sign as an employee of the company. To contribute on your own behalf, sign with a personal email.',
  'sign.signed.removed': 'Your company has removed this signature',
  'sign.signed.removed.text':
    'An employee manager of {corporation} ended this signature of the CLA of {community} on {date}. You can still download the document.',
  'sign.signed.removed.next':
    'If you still work there, ask an employee manager, or sign again as an employee. If not, sign as an individual with a personal email.',
  'sign.signed.deleted.text':
    'The community {community} deleted the signature of {corporation} on {date}; yours as its employee ended with it. You can still download the document.',
  'sign.signed.deleted.next':
    'Ask the person in charge of CLAs at your company, or sign as an individual with a personal email.',
  'sign.signed.deactivated': 'Your company has deactivated this signature',
  'sign.signed.deactivated.text':
    'An employee manager of {corporation} deactivated your signature of the CLA of {community} on {date}. CLA checks do not pass for {email}.',
  'sign.signed.deactivated.next': 'If that is a mistake, ask an employee manager of your company to activate it again.',
  'sign.signed.grace': 'There is a new version to agree to',
  'sign.signed.grace.text':
    '{version, select, none {A new version} other {Version {version}}} of the CLA of {community} was published. Your signature is valid until {date}; agree to the new version before then.',
  'sign.signed.agree': 'See the changes and agree',
  'sign.signed.again': 'Sign again',
  'sign.signed.expired': 'Please agree to the new version',
  'sign.signed.expired.text':
    'The grace period of the version of the CLA of {community} that you signed is over. Your signature becomes valid again once you agree to the new version.',
  'sign.signed.expired.done': 'You signed an earlier version.',
  'sign.signed.expired.next': 'See what has changed and agree on the signing page.',
  'sign.success.reference': 'Reference',
  'sign.success.copy': 'Copy the reference',
  'sign.success.copied': 'Reference copied',
  'sign.success.signedAt': 'Signed at',
  'sign.success.corporation': 'Company',
  'sign.success.signer': 'Signer',
  'sign.success.representative': 'Representative',
  'sign.success.submittedAt': 'Submitted at',
  'sign.success.cla': 'Agreement',
  'sign.success.claVersion': 'Version {version} ({language})',
  'sign.success.documentFingerprint': 'Fingerprint of the document',
  'sign.success.document.preparing': 'Preparing the signed document…',
  'sign.success.document.late':
    'The signed document is taking longer than usual. It will come with the confirmation email; your signature is on record.',
  'sign.success.download': 'Download the signed document',
  'sign.success.read': 'View it',
  'sign.success.evidence': 'Download the evidence',
  'sign.success.resend': 'Email it to me again',
  'sign.success.resent': 'The document is on its way to {email}',
  'sign.success.back': 'Back to {host}',
  'sign.success.backToPullRequest': 'Back to your pull request',
  'sign.success.verify': 'Anyone can verify it',
  'sign.success.verify.copy': 'Copy the link',
  'sign.success.verify.copied': 'Link copied',
  'sign.success.pullRequest': '“{title}” · ',
  'sign.success.backHere': 'Back to the page you came from',
};
