import { Button, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { errorText } from '#client/i18n/error-text.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import { Notice } from './notice.tsx';

interface FailureNoticeProps {
  /** What failed; by default that something could not be loaded. */
  readonly titleId?: MessageId;
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Stands where content could not be loaded: says why and offers a retry. */
export function FailureNotice({ titleId = 'app.failure.heading', failure, onRetry }: FailureNoticeProps): ReactElement {
  const intl = useIntl();
  return (
    <Notice tone="danger" title={<FormattedMessage id={titleId} />}>
      <Text>{errorText(intl, failure)}</Text>
      <Button size="sm" mt="3" onClick={onRetry}>
        <FormattedMessage id="app.failure.retry" />
      </Button>
    </Notice>
  );
}
