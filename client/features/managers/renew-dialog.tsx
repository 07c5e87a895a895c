import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { EmployeeManagerRowFragment } from '#generated/graphql.ts';
import { useRenewEmployeeManagerPasswordMutation } from '#generated/hooks.ts';

interface RenewDialogProps {
  readonly manager: EmployeeManagerRowFragment;
  readonly onClose: () => void;
}

/** Says where a new one-time password goes and what it ends, and sends it. */
export function RenewDialog({ manager: { id, name, email }, onClose }: RenewDialogProps): ReactElement {
  const intl = useIntl();
  const [renew] = useRenewEmployeeManagerPasswordMutation(operationOptions(EVERY_REFUSAL));
  const form = useForm<object>({
    id: 'renew-password',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => renew({ variables: { input: { id } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'managers.renew.done' }));
    },
  });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="managers.renew.title" values={{ name }} />}
      submit={<FormattedMessage id="managers.renew.confirm" />}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="managers.renew.text" values={{ email }} />
      </Text>
    </FormDialog>
  );
}
