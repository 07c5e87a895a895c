import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import { showToast } from '#client/components/toaster.tsx';
import { useRemoveClaMutation } from '#generated/hooks.ts';

interface RemoveClaDialogProps {
  readonly linkId: string;
  readonly claId: string;
  /** Language and version. */
  readonly name: string;
  /** False when somebody has signed it: then it can be replaced, not removed. */
  readonly isRemovable: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Says what it means to remove a CLA, and does it where the rules allow. */
export function RemoveClaDialog({
  linkId,
  claId,
  name,
  isRemovable,
  isOpen,
  onClose,
}: RemoveClaDialogProps): ReactElement {
  const intl = useIntl();
  const { refusal, refuse, clear } = useRefusal();
  const [remove, { loading }] = useRemoveClaMutation({ errorPolicy: 'all', context: { handledCodes: 'all' } });
  const handleClose = () => {
    clear();
    onClose();
  };
  const handleConfirm = async () => {
    const { data, error } = await remove({ variables: { input: { linkId, claId } } });
    if (!data) {
      refuse(error);
      return;
    }
    handleClose();
    showToast(intl.formatMessage({ id: 'links.cla.remove.done' }));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="links.cla.remove.title" values={{ name }} />}
      confirm={<FormattedMessage id="links.cla.remove" />}
      canConfirm={isRemovable}
      isBusy={loading}
      refusal={refusal}
      onConfirm={() => void handleConfirm()}
      onClose={handleClose}
    >
      <Text>
        <FormattedMessage id={isRemovable ? 'links.cla.remove.text' : 'links.cla.remove.used'} />
      </Text>
    </ConfirmDialog>
  );
}
