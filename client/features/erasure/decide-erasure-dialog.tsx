import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { Form } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { ErasureRequestRowFragment } from '#generated/graphql.ts';
import { useDecideErasureMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';

/** Longest reason, in characters. */
const MAX = 500;

interface Decision {
  readonly reason: string;
}

const REFUSALS: Refusals<keyof Decision> = { codes: ['bad_request_parameter', 'not_ready_to_sign'] };

interface DecideErasureDialogProps {
  readonly request: ErasureRequestRowFragment;
  readonly decision: 'grant' | 'refuse';
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onDecided: () => void;
}

/** Grants a request, which erases the signing, or refuses it with a reason. */
export function DecideErasureDialog({
  request,
  decision,
  onDecided,
  ...frame
}: DecideErasureDialogProps): ReactElement {
  const form = useDecision({ request, decision, onDecided, onClose: frame.onClose });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id={`erasure.${decision}.title`} values={{ reference: request.reference }} />}
      submit={<FormattedMessage id={`erasure.${decision}.submit`} />}
      {...frame}
    >
      <Text>
        <FormattedMessage id={decision === 'grant' ? `erasure.grant.text.${request.kind}` : 'erasure.refuse.text'} />
      </Text>
      <TextAreaField
        input={form.input('reason')}
        label={<FormattedMessage id="erasure.dialog.reason" />}
        help={<FormattedMessage id={`erasure.${decision}.reason.help`} values={{ max: MAX }} />}
        isOptional={decision === 'grant'}
      />
    </FormDialog>
  );
}

function useDecision({
  request,
  decision,
  onClose,
  onDecided,
}: Omit<DecideErasureDialogProps, 'returnFocusTo'>): Form<Decision> {
  const intl = useIntl();
  const [decide] = useDecideErasureMutation(operationOptions(REFUSALS));
  const granted = decision === 'grant';
  return useForm<Decision>({
    id: `${decision}-${request.id}`,
    initial: { reason: '' },
    findProblems: ({ reason }) => {
      const isMissing = !granted && reason.trim() === '';
      const isWrong = isMissing || characterCount(reason.trim()) > MAX;
      return { reason: isWrong ? intl.formatMessage({ id: 'erasure.problem.reason' }, { max: MAX }) : undefined };
    },
    refusals: REFUSALS,
    submit: ({ reason }) => decide({ variables: { input: { id: request.id, granted, reason: reason.trim() } } }),
    onDone: () => {
      onClose();
      onDecided();
      showToast(intl.formatMessage({ id: `erasure.${decision}.done` }));
    },
  });
}
