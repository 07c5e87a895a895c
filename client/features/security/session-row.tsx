import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListRow } from '#client/components/list/list-row.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import type { SessionRowFragment } from '#generated/graphql.ts';

interface SessionRowProps {
  readonly session: SessionRowFragment;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** One session: where it is, since when, and a button that ends it. The current one ends by logging out. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps): ReactElement {
  const intl = useIntl();
  const { current, network, method, startedAt, seenAt } = session;
  const device = session.device === '' ? intl.formatMessage({ id: 'security.session.unknown' }) : session.device;
  const time = (value: string) => <TimePoint value={value} isShort />;
  return (
    <ListRow
      actions={
        !current && (
          <Button
            size="sm"
            aria-label={intl.formatMessage({ id: 'security.session.end.of' }, { device })}
            aria-disabled={isBusy}
            onClick={() => !isBusy && onEnd()}
          >
            <FormattedMessage id="security.session.end" />
          </Button>
        )
      }
    >
      <Flex gap="3" wrap="wrap" align="center">
        <Text fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
          {device}
        </Text>
        {current && (
          <StateBadge tone="success">
            <FormattedMessage id="security.session.current" />
          </StateBadge>
        )}
      </Flex>
      <Text mt="1" overflowWrap="anywhere">
        <FormattedMessage
          id="security.session.from"
          values={{ method: intl.formatMessage({ id: `security.session.method.${method}` }), network }}
        />
      </Text>
      <Text mt="1" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        <FormattedMessage id="security.session.times" values={{ startedAt: time(startedAt), seenAt: time(seenAt) }} />
      </Text>
    </ListRow>
  );
}
