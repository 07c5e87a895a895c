import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toFailure } from '#client/apollo/failure.ts';
import { FailureNotice } from '#client/components/failure-notice.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Notice } from '#client/components/notice.tsx';
import { showToast } from '#client/components/toast.ts';
import { useEmailDomainRemovalQuery, useRemoveEmailDomainMutation } from '#generated/hooks.ts';

interface RemoveDomainDialogProps {
  readonly domain: string;
  readonly onClose: () => void;
  /** Called when the list may be out of date. */
  readonly onStale: () => void;
}

/** Says what ends with a domain, and removes it. */
export function RemoveDomainDialog({ domain, onClose, onStale }: RemoveDomainDialogProps): ReactElement {
  const intl = useIntl();
  const removal = useEmailDomainRemovalQuery({
    variables: { domain },
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  const [remove] = useRemoveEmailDomainMutation(operationOptions(EVERY_REFUSAL));
  const form = useForm<object>({
    id: 'remove-domain',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => remove({ variables: { input: { domain } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'emailDomains.remove.done' }, { domain }));
    },
  });
  const handleClose = () => {
    onClose();
    if (form.refusal !== undefined) {
      onStale();
    }
  };
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="emailDomains.remove.title" values={{ domain }} />}
      submit={<FormattedMessage id="emailDomains.remove.confirm" />}
      onClose={handleClose}
    >
      <Text>
        <FormattedMessage id="emailDomains.remove.text" values={{ domain }} />
      </Text>
      {removal.error !== undefined && (
        <FailureNotice failure={toFailure(removal.error)} onRetry={() => void removal.refetch()} />
      )}
      {removal.error === undefined && removal.data === undefined && <LoadingLines />}
      {removal.data !== undefined && (
        <Notice tone="warning" title={<FormattedMessage id="emailDomains.remove.ends" />}>
          <FormattedMessage
            id="emailDomains.remove.counts"
            values={{
              employees: removal.data.emailDomainRemoval.employees,
              managers: removal.data.emailDomainRemoval.managers,
            }}
          />
        </Notice>
      )}
    </FormDialog>
  );
}
