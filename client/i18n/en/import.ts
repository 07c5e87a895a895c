import type { zhImport } from '../zh/import.ts';

/** The English of `zh/import.ts`. */
export const enImport: Record<keyof typeof zhImport, string> = {
  'import.title': 'Import and export',
  'import.viewer': 'Viewers cannot import signatures. Ask a manager of this link.',
  'import.file.title': 'Import signatures of another system',
  'import.file.text':
    'Choose a file that another system has written. First you see what becomes of every row; nothing is written until you confirm, and then exactly that. An import sends no email.',
  'import.file.choose': 'Choose a file',
  'import.file.help':
    'CSV or JSON, or a ZIP of one CSV and its scans; at most 20 MB, {rows, number} rows and {scans, number} scans.',
  'import.tooLarge': 'The file has more than 20 MB',
  'import.command': 'Larger files are imported by the operator of the service with the command npm run import.',
  'import.source': 'Source',
  'import.source.csv': 'CSV table, or a ZIP with scans',
  'import.source.cla-assistant': 'CLA Assistant (CSV or JSON)',
  'import.source.cla-assistant-lite': 'CLA Assistant Lite (cla.json)',
  'import.source.easycla': 'EasyCLA (CSV)',
  'import.source.clahub': 'CLAHub (CSV)',
  'import.level': 'What the source has to show',
  'import.level.listed': 'A list, nothing else',
  'import.level.account': 'Verified accounts of a code platform',
  'import.dateFormat': 'Date format',
  'import.dateFormat.help': 'Such as DD/MM/YYYY. Empty: ISO 8601, such as 2024-03-04.',
  'import.timezone': 'Time zone',
  'import.timezone.help': 'Of times without one, such as Asia/Shanghai. Empty: only the day is kept.',
  'import.columns': 'Which column is what',
  'import.column.none': 'Not in the file',
  'import.column.email': 'Email',
  'import.column.name': 'Name',
  'import.column.signed_at': 'Signed at',
  'import.column.version': 'CLA version',
  'import.column.status': 'Whether it is valid',
  'import.column.github_id': 'GitHub account id',
  'import.column.github_login': 'GitHub login name',
  'import.column.document': 'File name of the scan',
  'import.check': 'Check the file',
  'import.phase.reading': 'Reading the file…',
  'import.phase.comparing': 'Looking for duplicates: {rows, number} of {total, number} rows',
  'import.phase.planning': 'Making the plan: {rows, number} of {total, number} rows',
  'import.phase.writing': 'Writing: {rows, number} of {total, number} rows',
  'import.refused': 'This file cannot be imported',
  'import.refused.unreadable':
    'The file is not one of the chosen source, or lacks columns. Check the source and which column is what. A table is in UTF-8 and has an email or a GitHub account id.',
  'import.refused.unreadable_archive':
    'The ZIP cannot be used. It needs exactly one CSV, of 64 MB at most, neither encrypted nor cut off. Pack it again.',
  'import.refused.too_many_scans': 'There are more than 500 scans, or more than 64 MB unpacked. Import several ZIPs.',
  'import.refused.too_many_rows': 'The file has more than 100,000 rows.',
  'import.refused.too_complex': 'Reading the file takes more time or memory than is allowed.',
  'import.plan.title': 'Plan of the import',
  'import.done.title': 'Imported',
  'import.stale': 'The plan is out of date',
  'import.stale.text':
    'The file or the signatures here have changed since the check, so nothing was written. Look at the new plan, then confirm it.',
  'import.blocked': 'This cannot be imported yet',
  'import.blocked.text': 'Nothing was written. Settle the reasons below first.',
  'import.outcome.imported': 'Import',
  'import.outcome.imported.text': 'Valid signatures, marked with their origin',
  'import.outcome.confirm': 'To confirm',
  'import.outcome.confirm.text':
    'Known by an account: covers commits at the check at once, becomes a signature when its owner proves an email',
  'import.outcome.kept': 'Keep as history',
  'import.outcome.kept.text': 'Ended or duplicate, not valid',
  'import.outcome.refused': 'Leave out',
  'import.outcome.refused.text': 'For the reasons below; repair and import again',
  'import.outcome.skipped': 'There already',
  'import.outcome.skipped.text': 'Imported before, unchanged',
  'import.scans': 'Scans',
  'import.scans.rows':
    '{rows, plural, one {# row has} other {# rows have}} a usable scan, and the evidence level “document”.',
  'import.scans.unnamed': 'No row names {count, plural, one {# file} other {# files}}: {examples}',
  'import.reasons': 'Reasons, and what to do',
  'import.rows': '{count, plural, one {# row} other {# rows}}: {examples}',
  'import.rows.more': '{count, plural, one {# row} other {# rows}}, such as {examples}',
  'import.confirm': 'Import {rows, plural, one {# row} other {# rows}} by this plan',
  'import.nothing': 'There is nothing to write.',
  'import.report': 'Download the report',
  'import.refusedRows': 'Download the rows left out',
  'import.refusedRows.cut': 'Many rows were left out; the download has the first 2 MB.',
  'import.export.title': 'Export everything about this project',
  'import.export.text':
    'A ZIP in the format of Signet: agreements, signatures of every kind with their documents, companies and their managers, and the activity. Unpack it, and npm run import brings it into another Signet with the same references and documents. It holds personal data: keep it safe.',
  'import.export': 'Export everything',
  'import.reason.unreadable_record': 'The row cannot be read. Repair it and import again.',
  'import.reason.column_count': 'The row has another number of columns than the header. Repair it and import again.',
  'import.reason.bad_encoding': 'The row is not UTF-8. Save the file as UTF-8.',
  'import.reason.no_identity': 'The row has neither an email nor an account. Complete it, or leave it out.',
  'import.reason.invalid_email': 'The email is not valid. Correct it, or leave it out.',
  'import.reason.hostile_value': 'A value begins like a formula or holds control characters. Check and correct it.',
  'import.reason.invalid_time':
    'The time is not in the given format, or has yet to come. Enter a date format, or correct the row.',
  'import.reason.truncated_file':
    'The file ends in the middle of a row, or a quote does not end. Export or correct it, and choose it again.',
  'import.reason.address_alone': 'The row names an email that nobody proved, and no account. Ask its owner to sign.',
  'import.reason.unresolved_login':
    'A login name alone may belong to somebody else by now. Add the account id, or ask its owner to sign.',
  'import.reason.account_is_younger':
    'The account was created after the signature, so it is somebody else’s. Ask its owner to sign.',
  'import.reason.unknown_status': 'The row says neither that the signature is valid nor that it has ended. Correct it.',
  'import.reason.letter_case_duplicate':
    'The same email is there in another spelling. One is valid, the others are kept as history.',
  'import.reason.import_duplicate':
    'The same person is there more than once. One is valid, the others are kept as history.',
  'import.reason.signed_here':
    'The email has signed here already. That signature stays, the imported one is kept as history.',
  'import.reason.ended_here':
    'It was signed before a signature of the same person was ended here. It is kept as history; the person can sign again.',
  'import.reason.erased_here':
    'The signature, or another one of the person, was erased here. It stays erased; the person can sign again.',
  'import.reason.corporation':
    'A company has signed for the email domain. The signature is kept as history; the person signs as its employee.',
  'import.reason.changed_at_source':
    'The row differs from the one imported before. Only that it has ended is taken over.',
  'import.reason.unknown_cla_version':
    'The source does not say which version was signed, or this link has no such version. It is recorded with the current one, and marked.',
  'import.reason.missing_time': 'The source does not say when it was signed.',
  'import.reason.unzoned_time': 'The source gives times without a zone, so only the day is kept.',
  'import.reason.no_representative':
    'The file names nobody who signed for the company. Have the company and its employees sign here.',
  'import.reason.unknown_corporation': 'The company of the employee is not imported. Have it sign here first.',
  'import.reason.corporation_waits': 'The company waits: have it upload the document that it signed, then approve it.',
  'import.reason.unknown_link': 'The link does not exist or was unlinked.',
  'import.reason.document_missing':
    'The ZIP has no file of the name that the row gives. Add the file, or correct the name.',
  'import.reason.document_twice': 'The ZIP has several files of that name. Give them different names.',
  'import.reason.document_too_large':
    'The scan is too large: a PDF has at most 2 MB, a picture 10 MB. Scan it at a lower resolution.',
  'import.reason.document_of_account':
    'A scan belongs to a signature with an email. Add the email of the account’s owner.',
  'import.reason.unusable_document': 'The scan is broken, protected, or neither PDF, PNG nor JPEG. Scan it again.',
  'import.reason.other': 'Another reason: {code}',
};
