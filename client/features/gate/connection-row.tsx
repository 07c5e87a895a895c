import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListRow } from '#client/components/list/list-row.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { type RowAction, RowMenu } from '#client/components/table/row-menu.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { ConnectionRowFragment } from '#generated/graphql.ts';
import { deliveriesPath } from '#rules/paths.ts';
import { ConnectionHealth } from './connection-health.tsx';
import { DisconnectDialog } from './disconnect-dialog.tsx';
import { ResumeButton } from './resume-button.tsx';

const TONES = { ACTIVE: 'success', PAUSED: 'danger', REVOKED: 'muted' } as const;

interface ConnectionRowProps {
  readonly linkId: string;
  readonly connection: ConnectionRowFragment;
  readonly onChanged: () => void;
}

/** A connection: whether it works, when it was last heard of, and what can be done with it. */
export function ConnectionRow(row: ConnectionRowProps): ReactElement {
  const { connection } = row;
  const { id, name, url, state } = connection;
  const [isOpen, setOpen] = useState(false);
  const healthId = `health-${id}`;
  return (
    <ListRow
      actions={<Actions {...row} isOpen={isOpen} healthId={healthId} onToggle={() => setOpen(!isOpen)} />}
      more={isOpen && <ConnectionHealth elementId={healthId} connectionId={id} />}
    >
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h3" size="md">
          {name}
        </Heading>
        <StateBadge tone={TONES[state]}>
          <FormattedMessage id={`gateManager.connection.${state}`} />
        </StateBadge>
      </Flex>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {url}
      </Text>
      <Facts connection={connection} />
    </ListRow>
  );
}

interface ActionsProps extends ConnectionRowProps {
  readonly isOpen: boolean;
  /** Id of the part that opens. */
  readonly healthId: string;
  readonly onToggle: () => void;
}

function Actions({ linkId, connection, onChanged, isOpen, healthId, onToggle }: ActionsProps): ReactElement {
  const intl = useIntl();
  const { id, name, state, disconnectable } = connection;
  const [isAsked, setAsked] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const disconnect: RowAction = {
    key: 'disconnect',
    text: <FormattedMessage id="gateManager.connection.disconnect" />,
    isDanger: true,
    onSelect: () => setAsked(true),
  };
  return (
    <>
      <ChangersOnly>{state === 'PAUSED' && <ResumeButton connection={connection} onDone={onChanged} />}</ChangersOnly>
      <Button
        size="sm"
        aria-expanded={isOpen}
        aria-controls={healthId}
        aria-label={intl.formatMessage({ id: 'gateManager.connection.healthOf' }, { name })}
        onClick={onToggle}
      >
        <FormattedMessage id="gateManager.connection.health" />
      </Button>
      <RowMenu
        ref={opener}
        name={name}
        actions={[
          {
            key: 'deliveries',
            text: <FormattedMessage id="gateManager.connection.deliveries" />,
            to: deliveriesPath(linkId, id),
          },
          ...(disconnectable ? [disconnect] : []),
        ]}
      />
      {isAsked && (
        <DisconnectDialog
          connection={connection}
          returnFocusTo={opener}
          onClose={() => setAsked(false)}
          onDone={onChanged}
        />
      )}
    </>
  );
}

function Facts({ connection: { account, lastDeliveryAt } }: Pick<ConnectionRowProps, 'connection'>): ReactElement {
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
      {account !== null && (
        <Text as="span">
          <FormattedMessage id="gateManager.connection.account" values={{ account }} />
        </Text>
      )}
      <Text as="span">
        {lastDeliveryAt === null ? (
          <FormattedMessage id="gateManager.connection.noDelivery" />
        ) : (
          <FormattedMessage
            id="gateManager.connection.lastDelivery"
            values={{ date: <TimePoint value={lastDeliveryAt} isShort /> }}
          />
        )}
      </Text>
    </Flex>
  );
}
