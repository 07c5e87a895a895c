import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import type { MessageId } from '#client/i18n/messages.ts';
import {
  useCorporationClaimQuery,
  useDeleteCorporationSigningMutation,
  useRenewAdministratorPasswordMutation,
  useResendCorporationDocumentMutation,
  useRestoreCorporationSigningMutation,
  useRevokeUploadLinksMutation,
} from '#generated/hooks.ts';
import { ClaimNotice } from './claim-notice.tsx';
import type { CorporationDialogProps } from './corporation-dialog.ts';
import type { CorporationStep } from './corporation-steps.ts';

const CONFIRMED_STEPS = [
  'resend',
  'revoke',
  'delete',
  'restore',
  'renew',
] as const satisfies readonly CorporationStep[];

/** Steps that need no more than a yes. */
type ConfirmedStep = (typeof CONFIRMED_STEPS)[number];

/** Whether a step needs no more than a yes. */
export function isConfirmedStep(step: CorporationStep | undefined): step is ConfirmedStep {
  return CONFIRMED_STEPS.some((confirmed) => confirmed === step);
}

interface StepDialogProps extends CorporationDialogProps {
  readonly step: ConfirmedStep;
}

/** The text of a step; what was never approved has neither managers nor employees to speak of. */
function textOf(step: ConfirmedStep, { completedAt }: StepDialogProps['signing']): MessageId {
  const isApplication = completedAt === null && (step === 'delete' || step === 'restore');
  return isApplication ? `corporations.${step}.text.applied` : `corporations.${step}.text`;
}

/** Whether the corporation claims its email domains by the step. */
function claimsDomains(step: ConfirmedStep, { completedAt }: StepDialogProps['signing']): boolean {
  return step === 'restore' && completedAt !== null;
}

/**
 * Says what a step does and does it, not before it is known how many signings end; the service refuses what the state
 * no longer allows.
 */
export function StepDialog({ step, signing, returnFocusTo, onClose, onChanged }: StepDialogProps): ReactElement {
  const intl = useIntl();
  const steps = {
    resend: useResendCorporationDocumentMutation(CONFIRMED),
    revoke: useRevokeUploadLinksMutation(CONFIRMED),
    delete: useDeleteCorporationSigningMutation(CONFIRMED),
    restore: useRestoreCorporationSigningMutation(CONFIRMED),
    renew: useRenewAdministratorPasswordMutation(CONFIRMED),
  };
  const [take] = steps[step];
  const claims = claimsDomains(step, signing);
  const claim = useCorporationClaimQuery({
    variables: { id: signing.id },
    skip: !claims,
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  const values = { name: signing.corporationName, email: signing.representativeEmail };
  return (
    <ConfirmDialog
      act={() => take({ variables: { input: { id: signing.id } } })}
      done={intl.formatMessage({ id: `corporations.${step}.done` })}
      onDone={onChanged}
      onStale={onChanged}
      isDanger={step === 'delete'}
      title={<FormattedMessage id={`corporations.${step}.title`} values={values} />}
      submit={<FormattedMessage id={`corporations.step.${step}`} />}
      canSubmit={!claims || claim.data !== undefined}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id={textOf(step, signing)} values={values} />
      </Text>
      {claims && (
        <Loaded data={claim.data} error={claim.error} onRetry={() => void claim.refetch()}>
          {({ corporationClaim: { individualSignings } }) => (
            <ClaimNotice count={individualSignings} domains={signing.domains} />
          )}
        </Loaded>
      )}
    </ConfirmDialog>
  );
}
