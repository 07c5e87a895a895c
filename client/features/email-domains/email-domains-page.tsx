import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { ListHead } from '#client/components/list/list-head.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { WholeList } from '#client/components/list/whole-list.tsx';
import { Page } from '#client/components/page.tsx';
import { useEmailDomainsQuery } from '#generated/hooks.ts';
import { useDomainPaths } from './domain-paths.ts';
import { DomainTable } from './domain-table.tsx';
import { RemoveDomainDialog } from './remove-domain-dialog.tsx';

/** A corporation's email domains, for its administrator. Never empty: the primary domain came with the signing. */
export function EmailDomainsPage(): ReactElement {
  const intl = useIntl();
  const { add } = useDomainPaths();
  const { data, error, refetch } = useEmailDomainsQuery({
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const domains = data?.corporation.emailDomains;
  const [removed, setRemoved] = useState<string>();
  return (
    <Page>
      <ListHead
        title={<FormattedMessage id="emailDomains.title" />}
        lead={<FormattedMessage id="emailDomains.lead" />}
        action={
          <ButtonLink to={add} variant="solid" size="sm">
            <FormattedMessage id="emailDomains.add" />
          </ButtonLink>
        }
      />
      <WholeList
        label={intl.formatMessage({ id: 'emailDomains.title' })}
        nodes={domains}
        error={error}
        onRetry={() => void refetch()}
        count={<FormattedMessage id="emailDomains.count" values={{ count: domains?.length ?? 0 }} />}
        renderNodes={(nodes) => <DomainTable domains={nodes} onRemove={setRemoved} />}
      />
      {removed !== undefined && (
        <RemoveDomainDialog domain={removed} onClose={() => setRemoved(undefined)} onStale={() => void refetch()} />
      )}
    </Page>
  );
}
