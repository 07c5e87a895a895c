import type { zhVerify } from '../zh/verify.ts';

/** The English of `zh/verify.ts`. */
export const enVerify: Record<keyof typeof zhVerify, string> = {
  'verify.title': 'Verify a document',
  'verify.intro':
    'Find out whether an agreement or a signed document comes from this service, whether it was changed, and whether it is valid today.',
  'verify.file': 'Choose a PDF or an evidence bundle',
  'verify.private':
    'The file is read in your browser only and is not uploaded. All that this service gets is its fingerprint (SHA-256).',
  'verify.reference': 'Or enter the reference of a signature',
  'verify.reference.submit': 'Look up',
  'verify.reference.problem':
    'Enter the whole reference, such as SG-7K2M-9QXD-04TB. It is on the signature page of the document and in the confirmation email.',
  'verify.unreadable': 'This file cannot be read. Choose a PDF, or an evidence bundle (zip) that holds signed.pdf.',
  'verify.answer.counts': 'The document is genuine and the signature is valid',
  'verify.answer.counts.text':
    'The file is identical, byte by byte, to the one this service keeps, and the signature is valid today.',
  'verify.answer.countsReference': 'The signature is valid',
  'verify.answer.countsReference.text': 'This service has a signature with this reference, and it is valid today.',
  'verify.answer.current': 'This is the current version of the agreement',
  'verify.answer.current.text':
    'The file is identical, byte by byte, to what the community published. By itself it says nothing about a signature.',
  'verify.answer.inactive': 'The signature is not valid yet, or is suspended',
  'verify.answer.inactive.text':
    'This service has the signature, but it is not approved or activated, or it is suspended. For a company, ask the community; for an employee, ask the company.',
  'verify.answer.over': 'The document is genuine, but the signature is no longer valid',
  'verify.answer.over.text':
    'The file is identical, byte by byte, to the one this service keeps, but the signature has ended. If you need it today, ask the signer to sign again.',
  'verify.answer.overReference': 'The signature is no longer valid',
  'verify.answer.overReference.text':
    'This service recorded the signature, but it has ended. If you need it today, ask the signer to sign again.',
  'verify.answer.erased': 'The personal data of this signature were erased',
  'verify.answer.erased.text':
    'All that is still known is that it existed. This service no longer has the document, so copies of it cannot be verified. If in doubt, ask the community.',
  'verify.answer.older': 'This is not the current version of the agreement',
  'verify.answer.older.text':
    'The file is identical, byte by byte, to a version that the community published, but that version is no longer in use.',
  'verify.answer.form': 'This is the document to be signed, and nobody has signed it',
  'verify.answer.form.text':
    'The file is identical, byte by byte, to the one that this service mailed to the company, but it does not show that the company has signed. Whether its signature is valid is shown at /verify/{reference}.',
  'verify.answer.changed': 'The document was changed after it was sealed',
  'verify.answer.changed.text':
    'Its contents do not match its electronic seal. Do not rely on it. Ask for the original file, or look up the reference on its signature page below.',
  'verify.answer.foreign': 'This service did not issue the document',
  'verify.answer.foreign.text':
    'Its digital signature is right, but not of this service, which does not know the file. Verify it where it was issued. If it should come from here, look up the reference on its signature page below.',
  'verify.answer.unlisted': 'Sealed by this service, but not on record',
  'verify.answer.unlisted.text':
    'The document was not changed since it was sealed, but this service has no record of it now; it may have been erased. Look up the reference on its signature page below, or ask the community.',
  'verify.answer.unknown': 'This service does not know the document',
  'verify.answer.unknown.text':
    'It may come from another service, or it was changed, for instance printed, scanned or saved again. Use the original file from the email, and check the reference.',
  'verify.answer.unknownReference': 'This service has no signature with this reference',
  'verify.answer.unknownReference.text':
    'Compare it with the signature page of the document or the confirmation email, and enter it again. References of other services are unknown here.',
  'verify.since':
    'Since {date}, {reason, select, superseded {because there is a newer version} corporation {because the signer’s company has signed} withdrawn {because the signer withdrew it} ended_by_community {because the community ended it} removed {because it was removed} deleted {because the company’s signature was deleted} erased {because the personal data were erased} removed_from_file {because it was removed from the list of its source} invalidated_at_source {because its source marks it as invalid} not_counted_by_source {because its source did not accept it} import_duplicate {because it duplicates another signature} other {for another reason}}.',
  'verify.referenceOnly':
    'A reference only shows that the signature exists. To make sure that the file in your hands is unchanged, choose it below.',
  'verify.kind.CLA': 'Agreement, unsigned',
  'verify.kind.INDIVIDUAL': 'Signed by an individual',
  'verify.kind.EMPLOYEE': 'Signed by an employee',
  'verify.kind.CORPORATION': 'Signed by a company, sealed on approval',
  'verify.kind.CORPORATION_UPLOAD': 'Signed by a company, as uploaded',
  'verify.kind.CORPORATION_FORM': 'Document for a company to sign on paper',
  'verify.fact.kind': 'Type',
  'verify.fact.community': 'Community',
  'verify.fact.reference': 'Reference',
  'verify.fact.signer': 'Signer',
  'verify.fact.signedAt': 'Signed',
  'verify.fact.origin': 'Origin',
  'verify.fact.claVersion': 'Agreement',
  'verify.fact.seal': 'Electronic seal',
  'verify.fact.sealCheck': 'Checked in your browser',
  'verify.sealCheck.intact': 'The signature is right: sealed by this service, and unchanged since',
  'verify.sealCheck.changed': 'The signature does not match the file',
  'verify.sealCheck.foreign': 'The signature is right, but it is not the seal of this service',
  'verify.sealCheck.extended':
    'The signature is right, but it is not the seal of this service, and does not cover what was added to the file after it',
  'verify.sealCheck.unchecked':
    'The signature is right, but whose it is could not be checked: the certificates of this service could not be loaded',
  'verify.version': 'Version {version, number}',
  'verify.seal.SEALED': 'Sealed {date}',
  'verify.seal.SEALED_LATER': 'Sealed {date}, later than it was signed',
  'verify.sealGap.KIND': 'Documents of this type are not sealed',
  'verify.sealGap.WAITING': 'Not sealed yet',
  'verify.sealGap.STRUCTURE':
    'Not sealed: the inner structure of the file is faulty, and programs may show it differently',
  'verify.sealGap.OWN_SIGNATURE': 'Not sealed: the file has a digital signature of its own',
  'verify.sealGap.REPLACED': 'Not sealed: this file is older than its seal, and the sealed one has taken its place',
  'verify.sealGap.ERASED': 'The document was erased',
  'verify.details': 'Technical details',
  'verify.detail.fileSha256': 'Fingerprint of the chosen file',
  'verify.detail.documentSha256': 'Fingerprint of the valid document',
  'verify.detail.claSha256': 'Fingerprint of the agreement',
  'verify.detail.certificate': 'Fingerprint of the seal certificate',
  'verify.detail.eventHash': 'Hash of the audit event',
  'verify.anchored': 'Audit event {sequence, number}, covered by the checkpoint published {date}.',
  'verify.notAnchored': 'Audit event {sequence, number}, not yet covered by a checkpoint.',
  'verify.bundle.proved': 'The evidence bundle is proved',
  'verify.bundle.proved.text':
    'Nothing was changed and all files agree. Seal and keys are this service’s, the seal states the agreement that was signed, and the audit events are in checkpoints.',
  'verify.bundle.unproved': 'The evidence bundle is not proved, or not yet',
  'verify.bundle.unproved.text': 'No change was found, but something is missing for a proof:',
  'verify.bundle.changed': 'The evidence bundle was changed or forged',
  'verify.bundle.changed.text':
    'Do not rely on it, and do not run any program in it. Ask for the original file, or download the bundle from this service again.',
  'verify.bundle.wrong': 'Wrong files: {files}',
  'verify.bundle.document': 'About signed.pdf in the bundle:',
  'verify.gap.CHECKPOINT': 'The audit events are not in a checkpoint yet. Download the bundle again later.',
  'verify.gap.EARLIER':
    'The bundle or its document comes from an earlier version of this service: its keys are not certified, or the seal does not state what was signed. Download the bundle again. A document whose seal does not state what was signed only shows that its contents are unchanged.',
  'verify.gap.OWN_SIGNATURE': 'The document has a digital signature of its own, and therefore no seal of this service.',
  'verify.gap.UNSEALED': 'The document has no electronic seal.',
  'verify.gap.UNCHECKED':
    'The certificates or keys of this service could not be loaded. Check the connection and try again.',
  'verify.fact.proof': 'Evidence',
  'verify.proof.PROVED': 'An evidence bundle downloaded now proves the signature',
  'verify.proof.CHECKPOINT': 'Complete with the next checkpoint of the audit records, usually within an hour',
  'verify.proof.EARLIER': 'Not fully proved: when it was signed or sealed, seals did not state what was signed',
  'verify.proof.OWN_SIGNATURE': 'Not proved by a seal: the document has a digital signature of its own',
  'verify.proof.UNSEALED': 'Not proved by a seal: the document is not sealed',
  'verify.verifier': 'Check a bundle without this service',
  'verify.verifier.text':
    'Never run the verify.mjs of a bundle from somebody else: it may have been replaced. Download the program that this service publishes, and compare its fingerprint with the one below and the one in the documentation of the project.',
  'verify.verifier.download': 'Download the program signet-verify.mjs',
  'verify.verifier.sha256': 'Fingerprint of the program (SHA-256)',
  'verify.verifier.run':
    'Install Node.js 20 or newer and run it, with the fingerprint of the root certificate that you trust. It exits with 0 when the bundle is proved, 2 when it is not provable or not yet, and 1 when it was changed or forged.',
};
