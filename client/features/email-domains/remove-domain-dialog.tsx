import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { Notice } from '#client/components/notice.tsx';
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
  const [remove] = useRemoveEmailDomainMutation(CONFIRMED);
  return (
    <ConfirmDialog
      act={() => remove({ variables: { input: { domain } } })}
      done={intl.formatMessage({ id: 'emailDomains.remove.done' }, { domain })}
      onStale={onStale}
      title={<FormattedMessage id="emailDomains.remove.title" values={{ domain }} />}
      submit={<FormattedMessage id="emailDomains.remove.confirm" />}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="emailDomains.remove.text" values={{ domain }} />
      </Text>
      <Loaded data={removal.data} error={removal.error} onRetry={() => void removal.refetch()}>
        {({ emailDomainRemoval: { employees, managers } }) => (
          <Notice tone="warning" title={<FormattedMessage id="emailDomains.remove.ends" />}>
            <FormattedMessage id="emailDomains.remove.counts" values={{ employees, managers }} />
          </Notice>
        )}
      </Loaded>
    </ConfirmDialog>
  );
}
