import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import type { WebhookRowFragment } from '#generated/graphql.ts';
import { useDeleteWebhookMutation } from '#generated/hooks.ts';

interface DeleteWebhookDialogProps {
  readonly webhook: WebhookRowFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Says what is lost with a webhook, and deletes it. */
export function DeleteWebhookDialog(props: DeleteWebhookDialogProps): ReactElement {
  const { webhook, returnFocusTo, onClose, onDeleted } = props;
  const intl = useIntl();
  const [remove] = useDeleteWebhookMutation(CONFIRMED);
  return (
    <ConfirmDialog
      isDanger
      act={() => remove({ variables: { input: { id: webhook.id } } })}
      done={intl.formatMessage({ id: 'webhooks.deleted' })}
      onDone={onDeleted}
      title={<FormattedMessage id="webhooks.delete.title" />}
      submit={<FormattedMessage id="webhooks.delete" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage id="webhooks.delete.text" values={{ url: webhook.url }} />
      </Text>
    </ConfirmDialog>
  );
}
