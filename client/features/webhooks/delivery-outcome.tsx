import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WebhookDeliveryRowFragment } from '#generated/graphql.ts';

/** Why a try got no answer, as far as it can be put into words. */
const ERRORS = ['not_allowed', 'private_address', 'timeout', 'unreachable', 'switched_off'] as const;

interface DeliveryOutcomeProps {
  readonly delivery: Pick<WebhookDeliveryRowFragment, 'responseStatus' | 'error'>;
}

/** The status of the answer to the last try, or why there was none; nothing before the first try. */
export function DeliveryOutcome({ delivery: { responseStatus, error } }: DeliveryOutcomeProps): ReactNode {
  if (responseStatus !== null) {
    return <FormattedMessage id="webhooks.delivery.status" values={{ status: String(responseStatus) }} />;
  }
  const known = ERRORS.find((name) => name === error);
  return known === undefined ? error : <FormattedMessage id={`webhooks.error.${known}`} />;
}
