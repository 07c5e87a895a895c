import type { ReactElement, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { operationOptions } from '#client/components/form/refusals.ts';
import { showToast } from '#client/components/toast.ts';
import type { UpdateWebhookMutation, WebhookRowFragment } from '#generated/graphql.ts';
import { useUpdateWebhookMutation } from '#generated/hooks.ts';
import { WEBHOOK_EVENTS } from '#rules/webhook-event.ts';
import { WEBHOOK_REFUSALS, WebhookDialog } from './webhook-dialog.tsx';

interface EditWebhookDialogProps {
  readonly webhook: WebhookRowFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Receives the new secret, if one was asked for, which is shown only now. */
  readonly onEdited: (secret: string | null) => void;
}

/** Changes a webhook, switches it on or off, and replaces its secret. */
export function EditWebhookDialog({ webhook, onEdited, ...frame }: EditWebhookDialogProps): ReactElement {
  const intl = useIntl();
  const [update] = useUpdateWebhookMutation(operationOptions(WEBHOOK_REFUSALS));
  const { id, url, active, personalData } = webhook;
  const events = WEBHOOK_EVENTS.filter((event) => webhook.events.includes(event));
  return (
    <WebhookDialog<UpdateWebhookMutation>
      {...frame}
      action="edit"
      initial={{ url, events, personalData, active, newSecret: false }}
      submit={({ active: isOn, ...draft }) => {
        // Left out when untouched: meanwhile the service may have switched the webhook off.
        const switched = isOn === active ? {} : { active: isOn };
        return update({ variables: { input: { id, ...draft, ...switched } } });
      }}
      onDone={({ updateWebhook: { secret } }) => {
        showToast(intl.formatMessage({ id: 'webhooks.edited' }));
        onEdited(secret);
      }}
    />
  );
}
