import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { useReturnCorporationSigningMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';
import type { CorporationDialogProps } from './corporation-dialog.ts';

/** Longest reason, in characters. */
const MAX = 500;

interface ReturnValues {
  readonly reason: string;
}

const REFUSALS: Refusals<keyof ReturnValues> = {
  codes: ['bad_request_parameter', 'unuploaded', 'not_ready_to_sign'],
};

/** Returns the signed document to the corporation, with a reason that is mailed to the representative. */
export function ReturnDialog({ signing, returnFocusTo, onClose, onChanged }: CorporationDialogProps): ReactElement {
  const intl = useIntl();
  const [give] = useReturnCorporationSigningMutation(operationOptions(REFUSALS));
  const values = { name: signing.corporationName, email: signing.representativeEmail };
  const form = useForm<ReturnValues>({
    id: 'return',
    initial: { reason: '' },
    findProblems: ({ reason }) => ({
      reason:
        reason.trim() === '' || characterCount(reason.trim()) > MAX
          ? intl.formatMessage({ id: 'corporations.return.problem.reason' }, { max: MAX })
          : undefined,
    }),
    refusals: REFUSALS,
    submit: ({ reason }) => give({ variables: { input: { id: signing.id, reason } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'corporations.return.done' }));
      onChanged();
    },
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="corporations.return.title" values={values} />}
      submit={<FormattedMessage id="corporations.step.return" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="corporations.return.text" values={values} />
      </Text>
      <TextAreaField
        input={form.input('reason')}
        label={<FormattedMessage id="corporations.return.reason" />}
        help={<FormattedMessage id="corporations.return.reason.help" />}
      />
    </FormDialog>
  );
}
