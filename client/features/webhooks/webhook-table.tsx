import { Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { CellLines } from '#client/components/table/cell-lines.tsx';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { RowMenu } from '#client/components/table/row-menu.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { showToast } from '#client/components/toast.ts';
import { useRepeatedLook } from '#client/components/use-repeated-look.ts';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { WebhookRowFragment } from '#generated/graphql.ts';
import { useTestWebhookMutation } from '#generated/hooks.ts';
import { webhookDeliveriesPath } from '#rules/paths.ts';
import { WEBHOOK_EVENTS } from '#rules/webhook-event.ts';
import { DeliveryOutcome } from './delivery-outcome.tsx';

const COLUMNS: readonly Column<WebhookRowFragment>[] = [
  {
    key: 'url',
    head: <FormattedMessage id="webhooks.column.url" />,
    width: '60%',
    cell: (webhook) => <Address webhook={webhook} />,
  },
  {
    key: 'state',
    head: <FormattedMessage id="webhooks.column.state" />,
    cell: ({ active }) => (
      <StateBadge tone={active ? 'success' : 'danger'}>
        <FormattedMessage id={active ? 'webhooks.on' : 'webhooks.off'} />
      </StateBadge>
    ),
  },
  {
    key: 'last',
    head: <FormattedMessage id="webhooks.column.last" />,
    width: '40%',
    cell: (webhook) => <LastDelivery webhook={webhook} />,
  },
];

interface WebhookTableProps {
  readonly linkId: string;
  readonly webhooks: readonly WebhookRowFragment[] | undefined;
  readonly onEdit: (webhook: WebhookRowFragment) => void;
  readonly onDelete: (webhook: WebhookRowFragment) => void;
  /** Loads the webhooks again. */
  readonly onLook: () => Promise<unknown>;
}

/** Webhooks: their addresses, their events, and whether they work. */
export function WebhookTable({ linkId, webhooks, onEdit, onDelete, onLook }: WebhookTableProps): ReactElement {
  const intl = useIntl();
  const handleTest = useWebhookTest(webhooks, onLook);
  return (
    <DataTable
      label={intl.formatMessage({ id: 'webhooks.title' })}
      nodes={webhooks}
      spec={{
        columns: COLUMNS,
        renderActions: (webhook) => (
          <>
            <ButtonLink to={webhookDeliveriesPath(linkId, webhook.id)} size="sm">
              <FormattedMessage id="webhooks.deliveries" />
            </ButtonLink>
            <ChangersOnly>
              <RowMenu
                name={webhook.url}
                actions={[
                  {
                    key: 'test',
                    text: <FormattedMessage id="webhooks.test" />,
                    onSelect: () => void handleTest(webhook.id),
                  },
                  { key: 'edit', text: <FormattedMessage id="webhooks.edit" />, onSelect: () => onEdit(webhook) },
                  {
                    key: 'delete',
                    text: <FormattedMessage id="webhooks.delete" />,
                    isDanger: true,
                    onSelect: () => onDelete(webhook),
                  },
                ]}
              />
            </ChangersOnly>
          </>
        ),
      }}
    />
  );
}

/** Returns a function that sends a test to a webhook; the webhooks are loaded until its outcome is among them. */
function useWebhookTest(
  webhooks: readonly WebhookRowFragment[] | undefined,
  onLook: () => Promise<unknown>,
): (id: string) => Promise<void> {
  const intl = useIntl();
  const [tested, setTested] = useState<{ readonly id: string; readonly deliveryId: string }>();
  const [send, { loading }] = useTestWebhookMutation({ errorPolicy: 'all' });
  const shown = webhooks?.find(({ id }) => id === tested?.id);
  useRepeatedLook(tested !== undefined && shown?.lastTried?.id !== tested.deliveryId, onLook);
  return async (id) => {
    if (loading) {
      return;
    }
    const { data } = await send({ variables: { input: { id } } });
    if (data) {
      showToast(intl.formatMessage({ id: 'webhooks.tested' }));
      setTested({ id, deliveryId: data.testWebhook.delivery.id });
    }
  };
}

/** Where it sends to, and what. */
function Address({ webhook }: { readonly webhook: WebhookRowFragment }): ReactElement {
  const intl = useIntl();
  const events = WEBHOOK_EVENTS.filter((event) => webhook.events.includes(event)).map((event) =>
    intl.formatMessage({ id: `webhooks.event.${event}` }),
  );
  const personalData = webhook.personalData ? [intl.formatMessage({ id: 'webhooks.withPersonalData' })] : [];
  return <CellLines first={webhook.url} second={[...events, ...personalData].join(' · ')} />;
}

/** When something last arrived; before that, why the newest delivery did not. */
function LastDelivery({
  webhook: { lastDeliveryAt, lastTried },
}: {
  readonly webhook: WebhookRowFragment;
}): ReactElement {
  const arrival = lastDeliveryAt !== null && (
    <FormattedMessage id="webhooks.lastDelivery" values={{ date: <TimePoint value={lastDeliveryAt} isShort /> }} />
  );
  if (lastTried === null || lastTried.deliveredAt !== null) {
    return (
      <Text as="span" color="fg.muted">
        {arrival || <FormattedMessage id="webhooks.never" />}
      </Text>
    );
  }
  return (
    <CellLines
      first={
        <Text as="span" color="danger">
          <FormattedMessage id="webhooks.lastFailed" values={{ outcome: <DeliveryOutcome delivery={lastTried} /> }} />
        </Text>
      }
      second={arrival || <TimePoint value={lastTried.createdAt} isShort />}
    />
  );
}
