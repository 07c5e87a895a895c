import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { ConnectionRowFragment } from '#generated/graphql.ts';
import { useResumeConnectionMutation } from '#generated/hooks.ts';

interface ResumeButtonProps {
  readonly connection: ConnectionRowFragment;
  readonly onDone: () => void;
}

/** Tries a paused connection again. */
export function ResumeButton({ connection: { id, name }, onDone }: ResumeButtonProps): ReactElement {
  const intl = useIntl();
  const [resume] = useResumeConnectionMutation(operationOptions(EVERY_REFUSAL));
  const form = useForm({
    id: `resume-${id}`,
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => resume({ variables: { input: { id } } }),
    onDone: () => {
      showToast(intl.formatMessage({ id: 'gateManager.resume.done' }));
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Button
        type="submit"
        size="sm"
        aria-label={intl.formatMessage({ id: 'gateManager.resume.of' }, { name })}
        aria-disabled={form.isBusy}
        aria-busy={form.isBusy}
      >
        <FormattedMessage id="gateManager.resume" />
      </Button>
      {form.refusal !== undefined && (
        <FormRefusal title={<FormattedMessage id="gateManager.resume.refused" />} refusal={form.refusal} />
      )}
    </form>
  );
}
