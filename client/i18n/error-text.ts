import type { IntlShape } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { ErrorCode } from '#generated/enums.ts';
import { shownCharacter } from '#rules/typed-text.ts';
import { retryOf } from './retry.ts';

/** Where a failure is shown, as its form declares: some texts depend on it. */
export interface FailurePlace {
  readonly loginType?: string | undefined;
  /**
   * `again` where the account is known and only its password is asked for.
   * `code` where a verification code is typed: there a wrong code is a wrong code, elsewhere it came with a link.
   * `factor` where a second factor is asked for, `passkey` where a passkey takes the place of a password, `platform`
   * where a code platform is asked with its own credentials.
   */
  readonly page?: 'again' | 'code' | 'factor' | 'passkey' | 'platform' | undefined;
}

const CODES: ReadonlySet<string> = new Set(Object.values(ErrorCode));

/** Whether the code is one of the catalogue, so that there is a text for it. */
export function isErrorCode(code: string): code is ErrorCode {
  return CODES.has(code);
}

/** What happened and what to do, in the reader's language; a code without a text is shown as it came. */
export function errorText(intl: IntlShape, failure: Failure, place: FailurePlace = {}): string {
  if (failure.kind === 'network') {
    return intl.formatMessage({ id: 'app.failure.network' });
  }
  const { code, message, details } = failure;
  if (!isErrorCode(code)) {
    return intl.formatMessage({ id: 'app.failure.unlisted' }, { code, message });
  }
  return intl.formatMessage(
    { id: `errors.${code}` },
    {
      field: details.field ?? 'none',
      character: details.character === undefined ? 'none' : shownCharacter(details.character),
      reason: details.reason ?? 'none',
      ...retryOf(details.retryAfter ?? 0),
      retryNum: details.retryNum ?? -1,
      limit: details.limit ?? 0,
      loginType: place.loginType ?? 'other',
      page: place.page ?? 'other',
    },
  );
}
