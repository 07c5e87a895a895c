import type { ReactElement, RefObject } from 'react';
import { operationOptions } from '#client/components/form/refusals.ts';
import type { CreateWebhookMutation } from '#generated/graphql.ts';
import { useCreateWebhookMutation } from '#generated/hooks.ts';
import { WEBHOOK_EVENTS } from '#rules/webhook-event.ts';
import { WEBHOOK_REFUSALS, WebhookDialog } from './webhook-dialog.tsx';

interface CreateWebhookDialogProps {
  readonly linkId: string;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Receives the secret, which is shown only now. */
  readonly onCreated: (secret: string) => void;
}

/** Creates a webhook of a link. */
export function CreateWebhookDialog({ linkId, onCreated, ...frame }: CreateWebhookDialogProps): ReactElement {
  const [create] = useCreateWebhookMutation(operationOptions(WEBHOOK_REFUSALS));
  return (
    <WebhookDialog<CreateWebhookMutation>
      {...frame}
      action="create"
      initial={{ url: '', events: [...WEBHOOK_EVENTS], personalData: false, active: true, newSecret: false }}
      submit={({ url, events, personalData }) =>
        create({ variables: { input: { linkId, url, events, personalData } } })
      }
      onDone={({ createWebhook }) => onCreated(createWebhook.secret)}
    />
  );
}
