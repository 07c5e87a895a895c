import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { DeliveryState, ReplayButton } from '#client/components/delivery.tsx';
import { LinkPage } from '#client/components/link-page.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { useListAddress } from '#client/components/list/list-address.ts';
import { ListBody } from '#client/components/list/list-body.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { ListTabs } from '#client/components/list/list-tabs.tsx';
import { LIST_CONTEXT, useListReload } from '#client/components/list/use-list-reload.ts';
import { useListTab } from '#client/components/list/use-list-tab.ts';
import { TimePoint } from '#client/components/time-point.tsx';
import { showToast } from '#client/components/toast.ts';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { DeliveryRowFragment } from '#generated/graphql.ts';
import { useDeliveriesQuery, useReplayDeliveryMutation } from '#generated/hooks.ts';
import { backToGate } from './back-to-gate.ts';

const SORTS = ['RECEIVED_DESC'] as const;
const TABS = ['all', 'failed'] as const;

/** The webhooks of a connection; each can be processed again while its content is kept. */
export function DeliveriesPage(): ReactElement {
  const { linkId = '', connectionId = '' } = useParams();
  const intl = useIntl();
  const address = useListAddress(SORTS);
  const [tab, chooseTab] = useListTab(TABS);
  const { after } = address;
  const { data, error, refetch } = useDeliveriesQuery({
    variables: { connectionId, ...(tab === 'failed' && { failed: true }), ...(after !== undefined && { after }) },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const reload = useListReload(refetch, 'deliveries');
  return (
    <LinkPage
      back={backToGate(linkId)}
      title={<FormattedMessage id="gateManager.deliveries.title" />}
      lead={<FormattedMessage id="gateManager.deliveries.lead" />}
    >
      <Box mb="6">
        <ListTabs
          label={intl.formatMessage({ id: 'gateManager.deliveries.tabs' })}
          tabs={TABS.map((key) => ({
            key,
            label: <FormattedMessage id={`gateManager.deliveries.${key}`} />,
            count: undefined,
          }))}
          current={tab}
          onChoose={chooseTab}
        />
      </Box>
      <ListBody
        label={intl.formatMessage({ id: `gateManager.deliveries.${tab}` })}
        address={address}
        list={data?.deliveries}
        error={error}
        onRetry={reload}
        empty={
          <EmptyList title={<FormattedMessage id="gateManager.deliveries.empty" />}>
            <FormattedMessage id="gateManager.deliveries.empty.text" />
          </EmptyList>
        }
        renderNode={(delivery) => <DeliveryRow key={delivery.id} delivery={delivery} onReplayed={reload} />}
      />
    </LinkPage>
  );
}

interface DeliveryRowProps {
  readonly delivery: DeliveryRowFragment;
  readonly onReplayed: () => void;
}

function DeliveryRow({ delivery, onReplayed }: DeliveryRowProps): ReactElement {
  const { event, repository, number, receivedAt, handledAt, failed, attempts, error } = delivery;
  return (
    <ListRow
      actions={
        <ChangersOnly>{delivery.replayable && <Replay delivery={delivery} onReplayed={onReplayed} />}</ChangersOnly>
      }
    >
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h2" size="md" fontFamily="mono" overflowWrap="anywhere">
          {event}
        </Heading>
        <DeliveryState texts="gateManager.delivery" isFailed={failed} isDone={handledAt !== null} />
      </Flex>
      <Flex mt="1" columnGap="4" rowGap="1" wrap="wrap" color="fg.muted" fontSize="sm">
        {repository !== null && (
          <Text as="span" overflowWrap="anywhere">
            {number === null ? repository : `${repository} #${number}`}
          </Text>
        )}
        <Text as="span">
          <FormattedMessage id="gateManager.delivery.at" values={{ date: <TimePoint value={receivedAt} isShort /> }} />
        </Text>
        {attempts > 1 && (
          <Text as="span">
            <FormattedMessage id="gateManager.delivery.attempts" values={{ count: attempts }} />
          </Text>
        )}
      </Flex>
      {error !== null && (
        <Text mt="1" fontSize="sm" fontFamily="mono" overflowWrap="anywhere">
          {error}
        </Text>
      )}
    </ListRow>
  );
}

function Replay({ delivery: { id, event }, onReplayed }: DeliveryRowProps): ReactElement {
  const intl = useIntl();
  const [replay, { loading }] = useReplayDeliveryMutation({ errorPolicy: 'all' });
  const handleReplay = async () => {
    const { data } = await replay({ variables: { input: { id } } });
    if (data) {
      showToast(intl.formatMessage({ id: 'gateManager.delivery.replayed' }));
      onReplayed();
    }
  };
  return <ReplayButton texts="gateManager.delivery" event={event} isBusy={loading} onReplay={handleReplay} />;
}
