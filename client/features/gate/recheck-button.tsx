import { Button, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { useRecheckPullRequestMutation } from '#generated/hooks.ts';

interface RecheckButtonProps {
  readonly id: string;
  readonly onDone: () => void;
}

/** Has a pull request judged again. */
export function RecheckButton({ id, onDone }: RecheckButtonProps): ReactElement {
  const intl = useIntl();
  const [recheck] = useRecheckPullRequestMutation(operationOptions(EVERY_REFUSAL));
  const form = useForm({
    id: 'recheck',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => recheck({ variables: { input: { id } } }),
    onDone: ({ recheckPullRequest: { judgedAgain } }) => {
      showToast(intl.formatMessage({ id: judgedAgain ? 'gate.recheck.done' : 'gate.recheck.unchanged' }));
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Stack gap="3" align="flex-start">
        <Button type="submit" size="sm" aria-disabled={form.isBusy} aria-busy={form.isBusy}>
          <FormattedMessage id="gate.recheck" />
        </Button>
        {form.refusal !== undefined && (
          <FormRefusal title={<FormattedMessage id="gate.recheck.refused" />} refusal={form.refusal} />
        )}
      </Stack>
    </form>
  );
}
