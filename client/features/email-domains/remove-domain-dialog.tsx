import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { toFailure } from '#client/apollo/failure.ts';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { reloads } from '#client/components/list/use-list-reload.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { Notice } from '#client/components/notice.tsx';
import { EmailDomainsDocument } from '#generated/graphql.ts';
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
  const [remove] = useRemoveEmailDomainMutation({ ...CONFIRMED, ...reloads(EmailDomainsDocument) });
  const isKept = removal.error !== undefined && isOfAdministrator(removal.error);
  return (
    <ConfirmDialog
      isDanger
      act={() => remove({ variables: { input: { domain } } })}
      done={intl.formatMessage({ id: 'emailDomains.remove.done' }, { domain })}
      onStale={onStale}
      title={<FormattedMessage id="emailDomains.remove.title" values={{ domain }} />}
      submit={<FormattedMessage id="emailDomains.remove.confirm" />}
      canSubmit={removal.data !== undefined}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="emailDomains.remove.text" values={{ domain }} />
      </Text>
      {isKept ? (
        <Notice tone="warning" title={<FormattedMessage id="emailDomains.remove.kept" />}>
          <FormattedMessage id="emailDomains.remove.administrator" />
        </Notice>
      ) : (
        <Loaded data={removal.data} error={removal.error} onRetry={() => void removal.refetch()}>
          {({ emailDomainRemoval: { employees, managers } }) => (
            <Notice tone="warning" title={<FormattedMessage id="emailDomains.remove.ends" />}>
              <FormattedMessage id="emailDomains.remove.counts" values={{ employees, managers }} />
            </Notice>
          )}
        </Loaded>
      )}
    </ConfirmDialog>
  );
}

/** Whether the domain stays because an administrator has their address in it. */
function isOfAdministrator(error: Error): boolean {
  const failure = toFailure(error);
  return failure.kind === 'coded' && failure.details.reason === 'administrator';
}
