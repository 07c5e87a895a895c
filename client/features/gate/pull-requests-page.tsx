import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { useListAddress } from '#client/components/list/list-address.ts';
import { ListTabs } from '#client/components/list/list-tabs.tsx';
import { PagedList } from '#client/components/list/paged-list.tsx';
import { useListTab } from '#client/components/list/use-list-tab.ts';
import { usePullRequestsQuery } from '#generated/hooks.ts';
import { backToGate } from './back-to-gate.ts';
import { PullRequestTable } from './pull-request-table.tsx';
import { TAB_VERDICTS, VERDICT_TABS } from './verdict-tabs.ts';

const SORTS = ['CHANGED_DESC'] as const;

/** The open pull requests of a link by verdict. */
export function PullRequestsPage(): ReactElement {
  const { linkId = '' } = useParams();
  const intl = useIntl();
  const address = useListAddress(SORTS);
  const [tab, chooseTab] = useListTab(VERDICT_TABS);
  const { search, after } = address.variables;
  const { data, previousData, error, refetch } = usePullRequestsQuery({
    variables: { linkId, verdict: TAB_VERDICTS[tab], search, ...(after !== undefined && { after }) },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  const counts = (data ?? previousData)?.pullRequestCounts;
  const reload = () => void refetch();
  return (
    <LinkPage back={backToGate(linkId)} title={<FormattedMessage id="gateManager.list.title" />} error={error}>
      <PagedList
        label={intl.formatMessage({ id: `gateManager.verdict.${TAB_VERDICTS[tab]}` })}
        tabs={
          <ListTabs
            label={intl.formatMessage({ id: 'gateManager.list.tabs' })}
            tabs={VERDICT_TABS.map((key) => ({
              key,
              label: <FormattedMessage id={`gateManager.verdict.${TAB_VERDICTS[key]}`} />,
              count: counts?.[key] ?? null,
            }))}
            current={tab}
            onChoose={chooseTab}
          />
        }
        address={address}
        tools={{ id: 'pulls', searchId: 'gateManager.list.search' }}
        list={data?.pullRequests}
        error={error}
        onRetry={reload}
        empty={
          <EmptyList title={<FormattedMessage id="gateManager.list.empty" />}>
            <FormattedMessage id="gateManager.list.empty.text" />
          </EmptyList>
        }
        renderNodes={(pullRequests) => (
          <PullRequestTable label={intl.formatMessage({ id: 'gateManager.list.title' })} pullRequests={pullRequests} />
        )}
      />
    </LinkPage>
  );
}
