import type { IntlShape } from 'react-intl';

/** Reasons that the files of this page give. */
const KNOWN = [
  'unreadable_record',
  'truncated_file',
  'column_count',
  'bad_encoding',
  'no_identity',
  'invalid_email',
  'hostile_value',
  'invalid_time',
  'unresolved_login',
  'address_alone',
  'account_is_younger',
  'unknown_status',
  'letter_case_duplicate',
  'import_duplicate',
  'signed_here',
  'ended_here',
  'erased_here',
  'corporation',
  'changed_at_source',
  'unknown_cla_version',
  'missing_time',
  'unzoned_time',
  'no_representative',
  'unknown_corporation',
  'corporation_waits',
  'unknown_link',
  'document_missing',
  'document_twice',
  'document_too_large',
  'document_of_account',
  'unusable_document',
] as const;

/** Says a reason, and what to do about it. */
export function reasonText(intl: IntlShape, code: string): string {
  const known = KNOWN.find((one) => one === code);
  return known === undefined
    ? intl.formatMessage({ id: 'import.reason.other' }, { code })
    : intl.formatMessage({ id: `import.reason.${known}` });
}
