import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { Notice } from '#client/components/notice.tsx';
import { showToast } from '#client/components/toast.ts';
import type { LocalAccountRowFragment } from '#generated/graphql.ts';
import {
  useDeactivateLocalAccountMutation,
  useEndLocalAccountSessionsMutation,
  useReactivateLocalAccountMutation,
  useRenewLocalAccountPasswordMutation,
} from '#generated/hooks.ts';
import type { AccountAct } from './account-act.ts';

const OPERATION = operationOptions(EVERY_REFUSAL);

/** An act and its account. */
export interface AskedAct {
  readonly act: AccountAct;
  readonly account: LocalAccountRowFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null> | undefined;
}

interface AccountDialogProps {
  readonly asked: AskedAct;
  readonly onClose: () => void;
  /** Called when the list is out of date. */
  readonly onChanged: () => void;
}

/** Says what happens to an account, and does it. */
export function AccountDialog({
  asked: { act, account, returnFocusTo },
  onClose,
  onChanged,
}: AccountDialogProps): ReactElement {
  const intl = useIntl();
  const acts = {
    renew: useRenewLocalAccountPasswordMutation(OPERATION),
    endSessions: useEndLocalAccountSessionsMutation(OPERATION),
    deactivate: useDeactivateLocalAccountMutation(OPERATION),
    reactivate: useReactivateLocalAccountMutation(OPERATION),
  };
  const [mutate] = acts[act];
  const { id, name, email, links } = account;
  const form = useForm<object>({
    id: `${act}-account`,
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => mutate({ variables: { input: { id } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: `accounts.${act}.done` }));
      onChanged();
    },
  });
  const handleClose = () => {
    onClose();
    if (form.refusal !== undefined) {
      // Another administrator may have changed the account meanwhile.
      onChanged();
    }
  };
  return (
    <FormDialog
      form={form}
      isDanger={act === 'deactivate'}
      title={<FormattedMessage id={`accounts.${act}.title`} values={{ name }} />}
      submit={<FormattedMessage id={`accounts.${act}.confirm`} />}
      returnFocusTo={returnFocusTo}
      onClose={handleClose}
    >
      <Text overflowWrap="anywhere">
        <FormattedMessage id={`accounts.${act}.text`} values={{ email }} />
      </Text>
      {act === 'deactivate' && links > 0 && (
        <Notice tone="warning" title={<FormattedMessage id="accounts.deactivate.links" values={{ count: links }} />}>
          <FormattedMessage id="accounts.deactivate.links.text" />
        </Notice>
      )}
    </FormDialog>
  );
}
