import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { showToast } from '#client/components/toaster.tsx';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { type ConfirmedStep, useCorporationStep } from './use-corporation-step.ts';

interface StepDialogProps {
  readonly step: ConfirmedStep;
  readonly signing: CorporationRowFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Says what a step does and does it; the service refuses what the state no longer allows. */
export function StepDialog({ step, signing, returnFocusTo, onClose, onChanged }: StepDialogProps): ReactElement {
  const intl = useIntl();
  const { take, isBusy, refusal } = useCorporationStep(step);
  const values = { name: signing.corporationName, email: signing.representativeEmail };
  const handleConfirm = async () => {
    if (await take(signing.id)) {
      onClose();
      showToast(intl.formatMessage({ id: `corporations.${step}.done` }));
      onChanged();
    }
  };
  const handleClose = () => {
    onClose();
    if (refusal !== undefined) {
      // Somebody else may have changed the signing; who has read why it was refused sees it as it is now.
      onChanged();
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={<FormattedMessage id={`corporations.${step}.title`} values={values} />}
      confirm={<FormattedMessage id={`corporations.step.${step}`} />}
      isBusy={isBusy}
      refusal={refusal}
      returnFocusTo={returnFocusTo}
      onConfirm={() => void handleConfirm()}
      onClose={handleClose}
    >
      <Text>
        <FormattedMessage id={`corporations.${step}.text`} values={values} />
      </Text>
    </ConfirmDialog>
  );
}
