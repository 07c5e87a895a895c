import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import {
  useApproveCorporationSigningMutation,
  useDeleteCorporationSigningMutation,
  useRenewAdministratorPasswordMutation,
  useResendCorporationDocumentMutation,
  useRestoreCorporationSigningMutation,
  useRevokeUploadLinksMutation,
} from '#generated/hooks.ts';
import { ApprovalReview } from './approval-review.tsx';
import type { CorporationDialogProps } from './corporation-dialog.ts';
import type { CorporationStep } from './corporation-steps.ts';

const CONFIRMED = [
  'resend',
  'revoke',
  'approve',
  'delete',
  'restore',
  'renew',
] as const satisfies readonly CorporationStep[];

/** Steps that need no more than a yes. */
type ConfirmedStep = (typeof CONFIRMED)[number];

/** Whether a step needs no more than a yes. */
export function isConfirmedStep(step: CorporationStep | undefined): step is ConfirmedStep {
  return CONFIRMED.some((confirmed) => confirmed === step);
}

const OPERATION = operationOptions(EVERY_REFUSAL);

interface StepDialogProps extends CorporationDialogProps {
  readonly linkId: string;
  readonly step: ConfirmedStep;
}

/** The text of a step; what was never approved has neither managers nor employees to speak of. */
function textOf(step: ConfirmedStep, { completedAt }: StepDialogProps['signing']): MessageId {
  const isApplication = completedAt === null && (step === 'delete' || step === 'restore');
  return isApplication ? `corporations.${step}.text.applied` : `corporations.${step}.text`;
}

/** Says what a step does and does it; the service refuses what the state no longer allows. */
export function StepDialog({
  linkId,
  step,
  signing,
  returnFocusTo,
  onClose,
  onChanged,
}: StepDialogProps): ReactElement {
  const intl = useIntl();
  const steps = {
    resend: useResendCorporationDocumentMutation(OPERATION),
    revoke: useRevokeUploadLinksMutation(OPERATION),
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
      isWide={step === 'approve'}
      title={<FormattedMessage id={`corporations.${step}.title`} values={values} />}
      submit={<FormattedMessage id={`corporations.step.${step}`} />}
      returnFocusTo={returnFocusTo}
      onClose={handleClose}
    >
      <Text>
        <FormattedMessage id={textOf(step, signing)} values={values} />
      </Text>
      {step === 'approve' && <ApprovalReview linkId={linkId} signing={signing} />}
    </FormDialog>
  );
}
