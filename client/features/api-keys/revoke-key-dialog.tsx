import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import type { ApiKeyRowFragment } from '#generated/graphql.ts';
import { useRevokeApiKeyMutation } from '#generated/hooks.ts';

interface RevokeKeyDialogProps {
  readonly apiKey: ApiKeyRowFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

/** Says what happens when a key is revoked, and does it. */
export function RevokeKeyDialog({ apiKey, returnFocusTo, onClose, onRevoked }: RevokeKeyDialogProps): ReactElement {
  const intl = useIntl();
  const [revoke] = useRevokeApiKeyMutation(CONFIRMED);
  return (
    <ConfirmDialog
      isDanger
      act={() => revoke({ variables: { input: { id: apiKey.id } } })}
      done={intl.formatMessage({ id: 'apiKeys.revoked' })}
      onDone={onRevoked}
      title={<FormattedMessage id="apiKeys.revoke.title" values={{ name: apiKey.name }} />}
      submit={<FormattedMessage id="apiKeys.revoke" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="apiKeys.revoke.text" />
      </Text>
    </ConfirmDialog>
  );
}
