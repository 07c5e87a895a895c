import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
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
  const [remove] = useDeleteWebhookMutation(operationOptions(EVERY_REFUSAL));
  const form = useForm({
    id: 'delete-webhook',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => remove({ variables: { input: { id: webhook.id } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'webhooks.deleted' }));
      onDeleted();
    },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="webhooks.delete.title" />}
      submit={<FormattedMessage id="webhooks.delete" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage id="webhooks.delete.text" values={{ url: webhook.url }} />
      </Text>
    </FormDialog>
  );
}
