import { Box, Button } from '@chakra-ui/react';
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
import { useWebhookDeliveriesQuery } from '#generated/hooks.ts';
import { webhooksPath } from '#rules/paths.ts';
import { WebhookDeliveryTable } from './webhook-delivery-table.tsx';

const SORTS = ['CREATED_DESC'] as const;
const TABS = ['all', 'failed'] as const;

/** What a webhook was sent in the last 30 days; each can be sent again. */
export function WebhookDeliveriesPage(): ReactElement {
  const { linkId = '', webhookId = '' } = useParams();
  const intl = useIntl();
  const address = useListAddress(SORTS);
  const [tab, chooseTab] = useListTab(TABS);
  const { after } = address;
  const { data, error, refetch } = useWebhookDeliveriesQuery({
    variables: { webhookId, ...(tab === 'failed' && { failed: true }), ...(after !== undefined && { after }) },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const reload = useListReload(refetch, 'webhookDeliveries');
  const label = intl.formatMessage({ id: `webhooks.deliveries.${tab}` });
  return (
    <LinkPage
      back={{ to: webhooksPath(linkId), textId: 'webhooks.back' }}
      title={<FormattedMessage id="webhooks.deliveries" />}
      lead={<FormattedMessage id="webhooks.deliveries.lead" />}
      action={
        <Button onClick={reload}>
          <FormattedMessage id="webhooks.deliveries.refresh" />
        </Button>
      }
    >
      <Box mb="6">
        <ListTabs
          label={intl.formatMessage({ id: 'webhooks.deliveries.tabs' })}
          tabs={TABS.map((key) => ({
            key,
            label: <FormattedMessage id={`webhooks.deliveries.${key}`} />,
          }))}
          current={tab}
          onChoose={chooseTab}
        />
      </Box>
      <ListBody
        label={label}
        address={address}
        list={data?.webhookDeliveries}
        error={error}
        onRetry={reload}
        empty={
          <EmptyList title={<FormattedMessage id="webhooks.deliveries.empty" />}>
            <FormattedMessage id="webhooks.deliveries.empty.text" />
          </EmptyList>
        }
        renderNodes={(deliveries) => <WebhookDeliveryTable label={label} deliveries={deliveries} onReplayed={reload} />}
      />
    </LinkPage>
  );
}
