import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import type { ConnectionRowFragment } from '#generated/graphql.ts';

interface PausedNoticeProps {
  readonly connections: readonly ConnectionRowFragment[];
}

/** Says that nothing is checked by way of these connections, and how to mend each. */
export function PausedNotice({ connections }: PausedNoticeProps): ReactElement | null {
  const intl = useIntl();
  if (connections.length === 0) {
    return null;
  }
  const names = intl.formatList(connections.map(({ name }) => name));
  const isApp = connections.some(({ platform }) => platform === 'GITHUB');
  const isToken = connections.some(({ platform }) => platform !== 'GITHUB');
  return (
    <Notice tone="danger" title={<FormattedMessage id="gateManager.paused" />}>
      <Text overflowWrap="anywhere">
        <FormattedMessage id="gateManager.paused.text" values={{ names }} />
      </Text>
      {isApp && (
        <Text mt="1">
          <FormattedMessage id="gateManager.paused.app" />
        </Text>
      )}
      {isToken && (
        <Text mt="1">
          <FormattedMessage id="gateManager.paused.token" />
        </Text>
      )}
    </Notice>
  );
}
