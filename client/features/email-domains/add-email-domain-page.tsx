import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Loaded } from '#client/components/loaded.tsx';
import { SubPage } from '#client/components/sub-page.tsx';
import { useEmailDomainsQuery } from '#generated/hooks.ts';
import { AddEmailDomainForm } from './add-email-domain-form.tsx';
import { useDomainPaths } from './domain-paths.ts';

/** The page where an administrator adds an email domain. */
export function AddEmailDomainPage(): ReactElement {
  const { list } = useDomainPaths();
  const { data, error, refetch } = useEmailDomainsQuery({ context: { handledCodes: 'all' } });
  return (
    <SubPage
      back={{ to: list, textId: 'emailDomains.back' }}
      title={<FormattedMessage id="emailDomains.add" />}
      lead={<FormattedMessage id="emailDomains.add.lead" />}
    >
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {({ corporation }) => <AddEmailDomainForm domains={corporation.emailDomains} />}
      </Loaded>
    </SubPage>
  );
}
