import type { IntlShape } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { errorText } from '#client/i18n/error-text.ts';

/** Reasons that the service adds to the code when it refuses an address or a PDF. */
const REASONS = [
  'not_https',
  'not_listed',
  'private_address',
  'unreachable',
  'too_many_redirects',
  'timeout',
  'encrypted',
  'script',
  'launch',
  'embedded_file',
  'damaged',
  'no_pages',
  'unchanged',
] as const;

/** Returns why the text of a CLA was refused and what to do: by the reason if one is given, else by the code. */
export function sourceFailureText(intl: IntlShape, failure: Failure): string {
  if (failure.kind === 'network') {
    return errorText(intl, failure);
  }
  const { reason, field = '' } = failure.details;
  const known = REASONS.find((name) => name === reason);
  if (known !== undefined) {
    return intl.formatMessage({ id: `claInput.refused.${known}` });
  }
  if (failure.code === 'file_too_large') {
    return intl.formatMessage({ id: 'claInput.refused.file_too_large' });
  }
  return field.endsWith('documentSha256')
    ? intl.formatMessage({ id: 'claInput.refused.expired' })
    : errorText(intl, failure);
}
