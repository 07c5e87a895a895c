import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StateBadge } from './state-badge.tsx';

type Texts = 'gateManager.delivery' | 'webhooks.delivery';

interface DeliveryStateProps {
  /** Begins the ids of the texts. */
  readonly texts: Texts;
  readonly isFailed: boolean;
  readonly isDone: boolean;
}

/** Whether a delivery failed, waits or is done. */
export function DeliveryState({ texts, isFailed, isDone }: DeliveryStateProps): ReactElement {
  const state = isFailed ? 'failed' : isDone ? 'done' : 'waiting';
  const tone = ({ failed: 'danger', waiting: 'warning', done: 'muted' } as const)[state];
  return (
    <StateBadge tone={tone}>
      <FormattedMessage id={`${texts}.${state}`} />
    </StateBadge>
  );
}

interface ReplayButtonProps {
  /** Begins the ids of the texts. */
  readonly texts: Texts;
  /** What was delivered. */
  readonly event: string;
  readonly isBusy: boolean;
  readonly onReplay: () => Promise<void>;
}

/** Has a delivery made again, once at a time. */
export function ReplayButton({ texts, event, isBusy, onReplay }: ReplayButtonProps): ReactElement {
  const intl = useIntl();
  return (
    <Button
      size="sm"
      aria-label={intl.formatMessage({ id: `${texts}.replayOf` }, { event })}
      aria-disabled={isBusy}
      onClick={() => void (isBusy || onReplay())}
    >
      <FormattedMessage id={`${texts}.replay`} />
    </Button>
  );
}
