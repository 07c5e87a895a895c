import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { showToast } from '#client/components/toaster.tsx';
import { useIsPast } from '#client/components/use-is-past.ts';
import type { CorporationDialogProps } from './corporation-dialog.ts';
import { type ConfirmedStep, useCorporationStep } from './use-corporation-step.ts';

interface StepDialogProps extends CorporationDialogProps {
  readonly step: ConfirmedStep;
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
      {step === 'approve' && <OlderVersion signing={signing} />}
    </ConfirmDialog>
  );
}

/** That the signing is one of an older version, and what follows; nothing when it is current. */
function OlderVersion({ signing }: Pick<StepDialogProps, 'signing'>): ReactElement | null {
  const { cla, pendingCla, graceEndsAt } = signing;
  const isOver = useIsPast(graceEndsAt ?? '');
  if (pendingCla === null || graceEndsAt === null) {
    return null;
  }
  const date = <FormattedDate value={graceEndsAt} dateStyle="long" />;
  return (
    <Text mt="3" fontWeight="medium">
      <FormattedMessage
        id={`corporations.approve.older.${isOver ? 'over' : 'until'}`}
        values={{ version: cla.version, current: pendingCla.version, date }}
      />
    </Text>
  );
}
