import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
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
  const [disconnect] = useDisconnectPlatformMutation(CONFIRMED);
  return (
    <ConfirmDialog
      isDanger
      act={() => disconnect({ variables: { input: { id: connection.id } } })}
      done={intl.formatMessage({ id: 'gateManager.disconnect.done' })}
      onDone={onDone}
      title={<FormattedMessage id="gateManager.disconnect.title" values={{ name: connection.name }} />}
      submit={<FormattedMessage id="gateManager.disconnect.submit" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="gateManager.disconnect.text" />
      </Text>
    </ConfirmDialog>
  );
}
