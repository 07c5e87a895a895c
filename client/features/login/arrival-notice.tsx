import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import { errorText, isErrorCode } from '#client/i18n/error-text.ts';
import type { Arrival } from '#client/session/arrival.ts';

interface ArrivalNoticeProps {
  readonly arrival: Arrival;
}

/** Says why the visitor is here. Never repeats an unknown code: anybody can put text into an address. */
export function ArrivalNotice({ arrival }: ArrivalNoticeProps): ReactElement {
  const intl = useIntl();
  if (arrival.reason === 'asked') {
    return (
      <Notice tone="info" title={<FormattedMessage id="login.asked" />}>
        <FormattedMessage id="login.asked.next" />
      </Notice>
    );
  }
  if (arrival.reason === 'finished') {
    return (
      <Notice tone="success" title={<FormattedMessage id={`login.finished.${arrival.finished}`} />}>
        <FormattedMessage id="login.finished.next" />
      </Notice>
    );
  }
  const code = isErrorCode(arrival.code) ? arrival.code : 'unknown_error';
  return (
    <Notice tone="danger" title={<FormattedMessage id="login.refused" />}>
      <Text>{errorText(intl, { kind: 'coded', code, message: '', details: {} })}</Text>
    </Notice>
  );
}
