import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
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
  const [revoke] = useRevokeApiKeyMutation(operationOptions(EVERY_REFUSAL));
  const form = useForm({
    id: 'revoke-key',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => revoke({ variables: { input: { id: apiKey.id } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'apiKeys.revoked' }));
      onRevoked();
    },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="apiKeys.revoke.title" values={{ name: apiKey.name }} />}
      submit={<FormattedMessage id="apiKeys.revoke" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="apiKeys.revoke.text" />
      </Text>
    </FormDialog>
  );
}
