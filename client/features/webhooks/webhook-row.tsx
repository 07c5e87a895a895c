import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { showToast } from '#client/components/toast.ts';
import { useRepeatedLook } from '#client/components/use-repeated-look.ts';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { WebhookRowFragment } from '#generated/graphql.ts';
import { useTestWebhookMutation } from '#generated/hooks.ts';
import { webhookDeliveriesPath } from '#rules/paths.ts';
import { WEBHOOK_EVENTS } from '#rules/webhook-event.ts';
import { DeliveryOutcome } from './delivery-outcome.tsx';

interface WebhookRowProps {
  readonly linkId: string;
  readonly webhook: WebhookRowFragment;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Loads the webhooks again. */
  readonly onLook: () => Promise<unknown>;
}

/** One webhook: its address, its events, and whether it works. */
export function WebhookRow({ linkId, webhook, onEdit, onDelete, onLook }: WebhookRowProps): ReactElement {
  const intl = useIntl();
  const { id, url, active, personalData, lastTried } = webhook;
  const [tested, setTested] = useState<string>();
  const events = WEBHOOK_EVENTS.filter((event) => webhook.events.includes(event));
  return (
    <ListRow
      actions={
        <>
          <ButtonLink to={webhookDeliveriesPath(linkId, id)} size="sm">
            <FormattedMessage id="webhooks.deliveries" />
          </ButtonLink>
          <ChangersOnly>
            <TestButton webhook={webhook} onTested={setTested} />
            <Button size="sm" aria-label={intl.formatMessage({ id: 'webhooks.edit.of' }, { url })} onClick={onEdit}>
              <FormattedMessage id="webhooks.edit" />
            </Button>
            <Button size="sm" aria-label={intl.formatMessage({ id: 'webhooks.delete.of' }, { url })} onClick={onDelete}>
              <FormattedMessage id="webhooks.delete" />
            </Button>
          </ChangersOnly>
        </>
      }
    >
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
        <Heading as="h2" size="md" fontFamily="mono" overflowWrap="anywhere">
          {url}
        </Heading>
        <StateBadge tone={active ? 'success' : 'danger'}>
          <FormattedMessage id={active ? 'webhooks.on' : 'webhooks.off'} />
        </StateBadge>
      </Flex>
      <Text mt="1">{events.map((event) => intl.formatMessage({ id: `webhooks.event.${event}` })).join(' · ')}</Text>
      <Flex mt="1" columnGap="4" rowGap="1" wrap="wrap" fontSize="sm" color="fg.muted">
        <LastDelivery webhook={webhook} />
        {personalData && (
          <Text as="span">
            <FormattedMessage id="webhooks.withPersonalData" />
          </Text>
        )}
      </Flex>
      {tested !== undefined && <TestWatch key={tested} isWaiting={lastTried?.id !== tested} onLook={onLook} />}
    </ListRow>
  );
}

/** When something last arrived; before that, why the newest delivery did not. */
function LastDelivery({
  webhook: { lastDeliveryAt, lastTried },
}: {
  readonly webhook: WebhookRowFragment;
}): ReactElement {
  const hasFailed = lastTried !== null && lastTried.deliveredAt === null;
  return (
    <>
      {hasFailed && (
        <Text as="span" color="danger">
          <FormattedMessage
            id="webhooks.lastFailed"
            values={{
              date: <TimePoint value={lastTried.createdAt} isShort />,
              outcome: <DeliveryOutcome delivery={lastTried} />,
            }}
          />
        </Text>
      )}
      {lastDeliveryAt !== null && (
        <Text as="span">
          <FormattedMessage
            id="webhooks.lastDelivery"
            values={{ date: <TimePoint value={lastDeliveryAt} isShort /> }}
          />
        </Text>
      )}
      {lastDeliveryAt === null && !hasFailed && (
        <Text as="span">
          <FormattedMessage id="webhooks.never" />
        </Text>
      )}
    </>
  );
}

interface TestWatchProps {
  readonly isWaiting: boolean;
  readonly onLook: () => Promise<unknown>;
}

/** Loads the webhooks until the outcome of a test is among them. */
function TestWatch({ isWaiting, onLook }: TestWatchProps): null {
  useRepeatedLook(isWaiting, onLook);
  return null;
}

interface TestButtonProps {
  readonly webhook: WebhookRowFragment;
  /** Receives the id of the delivery. */
  readonly onTested: (deliveryId: string) => void;
}

function TestButton({ webhook: { id, url }, onTested }: TestButtonProps): ReactElement {
  const intl = useIntl();
  const [send, { loading }] = useTestWebhookMutation({ errorPolicy: 'all' });
  const handleTest = async () => {
    const { data } = await send({ variables: { input: { id } } });
    if (data) {
      showToast(intl.formatMessage({ id: 'webhooks.tested' }));
      onTested(data.testWebhook.delivery.id);
    }
  };
  return (
    <Button
      size="sm"
      aria-label={intl.formatMessage({ id: 'webhooks.test.of' }, { url })}
      aria-disabled={loading}
      onClick={() => {
        if (!loading) {
          void handleTest();
        }
      }}
    >
      <FormattedMessage id="webhooks.test" />
    </Button>
  );
}
