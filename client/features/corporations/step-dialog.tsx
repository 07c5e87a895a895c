import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { useIsPast } from '#client/components/use-is-past.ts';
import {
  useApproveCorporationSigningMutation,
  useDeleteCorporationSigningMutation,
  useRenewAdministratorPasswordMutation,
  useResendCorporationDocumentMutation,
  useRestoreCorporationSigningMutation,
} from '#generated/hooks.ts';
import type { CorporationDialogProps } from './corporation-dialog.ts';
import type { CorporationStep } from './corporation-steps.ts';

const CONFIRMED = ['resend', 'approve', 'delete', 'restore', 'renew'] as const satisfies readonly CorporationStep[];

/** Steps that need no more than a yes. */
type ConfirmedStep = (typeof CONFIRMED)[number];

/** Whether a step needs no more than a yes. */
export function isConfirmedStep(step: CorporationStep | undefined): step is ConfirmedStep {
  return CONFIRMED.some((confirmed) => confirmed === step);
}

const OPERATION = operationOptions(EVERY_REFUSAL);

interface StepDialogProps extends CorporationDialogProps {
  readonly step: ConfirmedStep;
}

/** Says what a step does and does it; the service refuses what the state no longer allows. */
export function StepDialog({ step, signing, returnFocusTo, onClose, onChanged }: StepDialogProps): ReactElement {
  const intl = useIntl();
  const steps = {
    resend: useResendCorporationDocumentMutation(OPERATION),
    approve: useApproveCorporationSigningMutation(OPERATION),
    delete: useDeleteCorporationSigningMutation(OPERATION),
    restore: useRestoreCorporationSigningMutation(OPERATION),
    renew: useRenewAdministratorPasswordMutation(OPERATION),
  };
  const [take] = steps[step];
  const values = { name: signing.corporationName, email: signing.representativeEmail };
  const form = useForm<object>({
    id: step,
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => take({ variables: { input: { id: signing.id } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: `corporations.${step}.done` }));
      onChanged();
    },
  });
  const handleClose = () => {
    onClose();
    if (form.refusal !== undefined) {
      // Somebody else may have changed the signing; who has read why it was refused sees it as it is now.
      onChanged();
    }
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id={`corporations.${step}.title`} values={values} />}
      submit={<FormattedMessage id={`corporations.step.${step}`} />}
      returnFocusTo={returnFocusTo}
      onClose={handleClose}
    >
      <Text>
        <FormattedMessage id={`corporations.${step}.text`} values={values} />
      </Text>
      {step === 'approve' && <OlderVersion signing={signing} />}
    </FormDialog>
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
