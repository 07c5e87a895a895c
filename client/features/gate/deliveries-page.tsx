import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { useListAddress } from '#client/components/list/list-address.ts';
import { ListBody } from '#client/components/list/list-body.tsx';
import { ListTabs } from '#client/components/list/list-tabs.tsx';
import { LIST_CONTEXT, useListReload } from '#client/components/list/use-list-reload.ts';
import { useListTab } from '#client/components/list/use-list-tab.ts';
import { useDeliveriesQuery } from '#generated/hooks.ts';
import { backToGate } from './back-to-gate.ts';
import { DeliveryTable } from './delivery-table.tsx';

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
        renderNodes={(deliveries) => (
          <DeliveryTable
            label={intl.formatMessage({ id: 'gateManager.deliveries.title' })}
            deliveries={deliveries}
            onReplayed={reload}
          />
        )}
      />
    </LinkPage>
  );
}
