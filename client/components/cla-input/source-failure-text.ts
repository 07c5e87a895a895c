import type { IntlShape } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { errorText } from '#client/i18n/error-text.ts';

/** What the service says besides the code when it refuses a text: of an address, and of a PDF. */
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

/** Why the text of a CLA was refused, and what to do: by the reason where one is given, else by the code. */
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
