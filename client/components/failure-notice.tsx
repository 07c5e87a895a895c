import { Button, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { errorText } from '#client/i18n/error-text.ts';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Replaces content that could not be loaded: says why and offers a retry. */
export function FailureNotice({ failure, onRetry }: FailureNoticeProps): ReactElement {
  const intl = useIntl();
  return (
    <Notice tone="accent" title={<FormattedMessage id="app.failure.heading" />}>
      <Text>{errorText(intl, failure)}</Text>
      <Button size="sm" mt="3" onClick={onRetry}>
        <FormattedMessage id="app.failure.retry" />
      </Button>
    </Notice>
  );
}
