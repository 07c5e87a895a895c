import { Text } from '@chakra-ui/react';
import { type ReactElement, type RefObject, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toFailure } from '#client/apollo/failure.ts';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast, showWarning } from '#client/components/toast.ts';
import type { JudgedPullRequestFragment } from '#generated/graphql.ts';
import { useOverrideVerdictMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';

const REASON_MAX = 500;
const REFUSALS: Refusals<'reason'> = { codes: ['bad_request_parameter', 'not_found', 'no_permission'] };

interface OverrideDialogProps {
  readonly pullRequest: JudgedPullRequestFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Called when what is shown is out of date. */
  readonly onChanged: () => void;
}

/** Lets a pull request through until the next push, with a reason. */
export function OverrideDialog({ pullRequest, onChanged, ...frame }: OverrideDialogProps): ReactElement {
  const intl = useIntl();
  const [override] = useOverrideVerdictMutation(operationOptions(REFUSALS));
  const { id, owner, repository, number } = pullRequest;
  // The page around the dialog follows pushes; what is let through is what its reader saw when opening it.
  const [headSha] = useState(pullRequest.headSha);
  const form = useForm({
    id: 'override',
    initial: { reason: '' },
    findProblems: ({ reason }) => ({
      reason:
        reason.trim() === '' || characterCount(reason.trim()) > REASON_MAX
          ? intl.formatMessage({ id: 'gateManager.override.reason.problem' }, { max: REASON_MAX })
          : undefined,
    }),
    refusals: REFUSALS,
    submit: async ({ reason }) => {
      const answer = await override({ variables: { input: { id, headSha, reason: reason.trim() } } });
      if (!isStale(answer.error)) {
        return answer;
      }
      frame.onClose();
      showWarning(intl.formatMessage({ id: 'gateManager.override.stale' }));
      onChanged();
      return undefined;
    },
    onDone: () => {
      frame.onClose();
      showToast(intl.formatMessage({ id: 'gateManager.override.done' }));
      onChanged();
    },
  });
  const values = { path: `${owner}/${repository}`, number: String(number) };
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="gateManager.override.title" values={values} />}
      submit={<FormattedMessage id="gateManager.override.submit" />}
      refused={<FormattedMessage id="gateManager.override.refused" />}
      {...frame}
    >
      <Text>
        <FormattedMessage id="gateManager.override.text" />
      </Text>
      <TextAreaField
        input={form.input('reason')}
        label={<FormattedMessage id="gateManager.override.reason" />}
        help={<FormattedMessage id="gateManager.override.reason.help" />}
      />
    </FormDialog>
  );
}

/** Whether the pull request has moved on since its reader saw it. */
function isStale(error: unknown): boolean {
  const failure = error === undefined ? undefined : toFailure(error);
  return failure?.kind === 'coded' && failure.details.field === 'headSha';
}
