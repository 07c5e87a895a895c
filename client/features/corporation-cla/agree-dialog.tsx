import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { ClaDiff_ClaFragment } from '#generated/graphql.ts';
import { useAgreeToCorporationClaMutation } from '#generated/hooks.ts';

interface AgreeDialogProps {
  readonly corporationName: string;
  /** The version that was compared, so exactly what the reader has seen. */
  readonly cla: ClaDiff_ClaFragment;
  readonly onClose: () => void;
  readonly onAgreed: () => void;
  readonly onReload: () => void;
}

/** Asks the administrator before the corporation agrees to the newer version. */
export function AgreeDialog({ corporationName, cla, onClose, onAgreed, onReload }: AgreeDialogProps): ReactElement {
  const intl = useIntl();
  const [agree] = useAgreeToCorporationClaMutation(operationOptions(EVERY_REFUSAL));
  const values = { corporation: corporationName, version: cla.version };
  const form = useForm({
    id: 'agree',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => agree({ variables: { input: { claId: cla.id } } }),
    onDone: () => {
      onClose();
      onAgreed();
      showToast(intl.formatMessage({ id: 'corporationCla.agree.done' }, values));
    },
  });
  const handleClose = () => {
    onClose();
    if (form.refusal !== undefined) {
      // There may be a newer version still, or somebody has agreed meanwhile.
      onReload();
    }
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="corporationCla.agree.title" values={values} />}
      submit={<FormattedMessage id="corporationCla.agree.confirm" />}
      onClose={handleClose}
    >
      <Text>
        <FormattedMessage id="corporationCla.agree.text" />
      </Text>
    </FormDialog>
  );
}
