import type { zhProgress } from '../zh/progress.ts';

/** The English of `zh/progress.ts`. */
export const enProgress: Record<keyof typeof zhProgress, string> = {
  'sign.progress.document': 'Submitted. Please sign and seal',
  'sign.progress.document.text':
    '{community} has received the request of {corporation}. The document to sign is on its way to {email}; you can also download it here. Print, sign and seal it, then scan and upload it.',
  'sign.progress.returned': 'The signed document was returned',
  'sign.progress.returned.text':
    '{community} has reviewed the signed document of {corporation} and cannot accept it yet. Please correct it and upload it again; you do not have to fill in the form again.',
  'sign.progress.review': 'Uploaded. Waiting for the review',
  'sign.progress.review.text':
    '{community} is reviewing the signed document of {corporation}. We will email the outcome to {email}; you can also come back to this page at any time.',
  'sign.progress.approved': 'Approved. The signature is complete',
  'sign.progress.approved.text':
    '{community} has approved the signature of {corporation}. The account of the company administrator was sent to {email}. Log in and add employee managers, so that employees can sign.',
  'sign.progress.deleted': 'The community has deleted this signature',
  'sign.progress.deleted.text':
    '{community} has deleted the signature of {corporation}. If you have questions, quote the reference to the community.',
  'sign.progress.reason': 'Why it was returned',
  'sign.progress.form': 'Download the document to sign',
  'sign.progress.form.preparing': 'Preparing the document to sign…',
  'sign.progress.form.late': 'The document to sign is not ready yet. We will email it to you.',
  'sign.progress.upload': 'Upload the signed document',
  'sign.progress.upload.text': 'Scan all signed and sealed pages into one PDF. You can check it before you send it.',
  'sign.progress.upload.choose': 'Choose a PDF',
  'sign.progress.upload.help': 'PDF only, 5 MB at most.',
  'sign.progress.upload.check':
    'Check that {name} has all pages and that signature and seal are legible, then send it to {community}. Once sent, it cannot be replaced during the review.',
  'sign.progress.upload.send': 'Send',
  'sign.progress.upload.again': 'Try again',
  'sign.progress.upload.other': 'Choose another file',
  'sign.progress.upload.sending': 'Upload progress',
  'sign.progress.upload.done': 'The signed document was uploaded',
  'sign.progress.upload.unsigned':
    'This is the document to sign, without signature and seal. Please upload the scan of the signed one.',
  'sign.progress.upload.until':
    'This upload link is valid until {until}, for this signature only. Anyone who has it can see the progress and upload; share it only with those involved.',
  'sign.progress.steps': 'Progress',
  'sign.progress.step.submitted': 'Submitted',
  'sign.progress.step.document': 'Upload the signed document',
  'sign.progress.step.review': 'Review by {community}',
  'sign.progress.step.account': 'Signature complete',
  'sign.progress.login': 'Log in as company administrator',
  'sign.progress.over': 'This link is no longer valid',
  'sign.progress.over.text':
    'The upload link may be incomplete, expired or revoked by the community. Open the link in the latest email, or ask the community to send the document to sign again.',
};
