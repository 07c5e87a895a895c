import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { useRefusal } from '#client/components/form/use-refusal.ts';
import { showToast } from '#client/components/toaster.tsx';
import type { ClaDiff_ClaFragment } from '#generated/graphql.ts';
import { useAgreeToCorporationClaMutation } from '#generated/hooks.ts';

interface AgreeDialogProps {
  readonly isOpen: boolean;
  readonly corporationName: string;
  /** The version that was compared, so exactly what the reader has seen. */
  readonly cla: ClaDiff_ClaFragment;
  readonly onClose: () => void;
  readonly onAgreed: () => void;
  readonly onReload: () => void;
}

/** Asks the administrator before the corporation agrees to the newer version. */
export function AgreeDialog({
  isOpen,
  corporationName,
  cla,
  onClose,
  onAgreed,
  onReload,
}: AgreeDialogProps): ReactElement {
  const intl = useIntl();
  const [mutate, { loading }] = useAgreeToCorporationClaMutation({
    errorPolicy: 'all',
    context: { handledCodes: 'all' },
  });
  const { refusal, refuse, clear } = useRefusal();
  const values = { corporation: corporationName, version: cla.version };

  const handleConfirm = async () => {
    clear();
    const { data, error } = await mutate({ variables: { input: { claId: cla.id } } });
    if (!data) {
      refuse(error);
      return;
    }
    onClose();
    onAgreed();
    showToast(intl.formatMessage({ id: 'corporationCla.agree.done' }, values));
  };
  const handleClose = () => {
    onClose();
    if (refusal !== undefined) {
      // There may be a newer version still, or somebody has agreed meanwhile: who has read so sees what holds now.
      clear();
      onReload();
    }
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={<FormattedMessage id="corporationCla.agree.title" values={values} />}
      confirm={<FormattedMessage id="corporationCla.agree.confirm" />}
      isBusy={loading}
      refusal={refusal}
      onConfirm={() => void handleConfirm()}
      onClose={handleClose}
    >
      <Text>
        <FormattedMessage id="corporationCla.agree.text" />
      </Text>
    </ConfirmDialog>
  );
}
