import { Input, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { FormField } from '#client/components/form-field.tsx';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import { showToast } from '#client/components/toaster.tsx';
import { usePurgeCorporationSigningMutation } from '#generated/hooks.ts';
import type { CorporationDialogProps } from './corporation-dialog.ts';

/** Deletes a corporation completely once its name was typed: nothing brings it back. */
export function PurgeDialog({ signing, returnFocusTo, onClose, onChanged }: CorporationDialogProps): ReactElement {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const { refusal, refuse } = useRefusal();
  const [purge, { loading }] = usePurgeCorporationSigningMutation({
    errorPolicy: 'all',
    context: { handledCodes: 'all' },
    update: (cache, { data }) => {
      const id = data?.purgeCorporationSigning.purgedId;
      if (id !== undefined) {
        cache.evict({ id: cache.identify({ __typename: 'CorporationSigning', id }) ?? '' });
        cache.gc();
      }
    },
  });
  const handleConfirm = async () => {
    const { data, error } = await purge({ variables: { input: { id: signing.id, corporationName: typed.trim() } } });
    if (!data) {
      refuse(error);
      return;
    }
    onClose();
    showToast(intl.formatMessage({ id: 'corporations.purge.done' }));
    onChanged();
  };
  const handleClose = () => {
    onClose();
    if (refusal !== undefined) {
      onChanged();
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={<FormattedMessage id="corporations.purge.title" values={{ name: signing.corporationName }} />}
      confirm={<FormattedMessage id="corporations.step.purge" />}
      canConfirm={typed.trim() === signing.corporationName.trim()}
      isBusy={loading}
      refusal={refusal}
      returnFocusTo={returnFocusTo}
      onConfirm={() => void handleConfirm()}
      onClose={handleClose}
    >
      <Stack gap="4">
        <Text>
          <FormattedMessage id="corporations.purge.text" />
        </Text>
        <FormField
          id="purge-name"
          label={<FormattedMessage id="corporations.purge.label" values={{ name: signing.corporationName }} />}
        >
          {(described) => (
            <Input autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} {...described} />
          )}
        </FormField>
      </Stack>
    </ConfirmDialog>
  );
}
