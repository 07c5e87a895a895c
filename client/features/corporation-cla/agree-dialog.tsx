import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
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
  const [agree] = useAgreeToCorporationClaMutation(CONFIRMED);
  const values = { corporation: corporationName, version: cla.version };
  return (
    <ConfirmDialog
      act={() => agree({ variables: { input: { claId: cla.id } } })}
      done={intl.formatMessage({ id: 'corporationCla.agree.done' }, values)}
      onDone={onAgreed}
      onStale={onReload}
      title={<FormattedMessage id="corporationCla.agree.title" values={values} />}
      submit={<FormattedMessage id="corporationCla.agree.confirm" />}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="corporationCla.agree.text" />
      </Text>
    </ConfirmDialog>
  );
}
