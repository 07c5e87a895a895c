import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { ConnectionRowFragment } from '#generated/graphql.ts';
import { useDisconnectPlatformMutation } from '#generated/hooks.ts';

interface DisconnectDialogProps {
  readonly connection: ConnectionRowFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Ends a connection once that is confirmed. */
export function DisconnectDialog({ connection, returnFocusTo, onClose, onDone }: DisconnectDialogProps): ReactElement {
  const intl = useIntl();
  const [disconnect] = useDisconnectPlatformMutation(operationOptions(EVERY_REFUSAL, ['step_up_needed']));
  const form = useForm({
    id: 'disconnect',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => disconnect({ variables: { input: { id: connection.id } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'gateManager.disconnect.done' }));
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="gateManager.disconnect.title" values={{ name: connection.name }} />}
      submit={<FormattedMessage id="gateManager.disconnect.submit" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="gateManager.disconnect.text" />
      </Text>
    </FormDialog>
  );
}
