import { Button, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';

/** Says that there is no verdict about a pull request, and why that may be. */
export function UnknownPullRequest({ onRetry }: { readonly onRetry?: () => void }): ReactElement {
  return (
    <Notice tone="warning" title={<FormattedMessage id="gate.unknown" />}>
      <Text>
        <FormattedMessage id="gate.unknown.text" />
      </Text>
      {onRetry !== undefined && (
        <Button size="sm" mt="3" onClick={onRetry}>
          <FormattedMessage id="gate.unknown.again" />
        </Button>
      )}
    </Notice>
  );
}
