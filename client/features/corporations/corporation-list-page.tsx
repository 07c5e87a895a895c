import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { isForeignLink } from '#client/components/foreign-link.tsx';
import { LinkPage } from '#client/components/link-page.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { PagedList } from '#client/components/list/paged-list.tsx';
import { AskedReview } from './asked-review.tsx';
import { CorporationTable } from './corporation-rows.tsx';
import { SHOWN } from './corporation-tab.ts';
import { ExportButton } from './export-button.tsx';
import { StateTabs } from './state-tabs.tsx';
import { useCorporations } from './use-corporations.ts';

/** The corporations of a link, by what they wait for. */
export function CorporationListPage(): ReactElement {
  const { linkId = '' } = useParams();
  const corporations = useCorporations(linkId);
  const { error } = corporations;

  return (
    <LinkPage
      title={<FormattedMessage id="corporations.title" />}
      action={!isForeignLink(error) && <ExportButton filter={corporations.filter} />}
      error={error}
    >
      <AskedReview linkId={linkId} onChanged={corporations.reload} />
      <Parts linkId={linkId} corporations={corporations} />
    </LinkPage>
  );
}

interface PartsProps {
  readonly linkId: string;
  readonly corporations: ReturnType<typeof useCorporations>;
}

function Parts({ linkId, corporations }: PartsProps): ReactElement {
  const intl = useIntl();
  const { address, tab, chooseTab, list, counts, error, reload } = corporations;
  const state = SHOWN[tab];
  const label = intl.formatMessage({ id: `corporations.state.${state}` });
  return (
    <PagedList
      label={label}
      tabs={<StateTabs tab={tab} counts={counts} onChoose={chooseTab} />}
      address={address}
      tools={{
        id: 'corporations',
        searchId: 'corporations.search',
        sortId: (sort) => `corporations.sort.${sort}`,
      }}
      list={list}
      error={error}
      onRetry={reload}
      empty={
        <EmptyList title={<FormattedMessage id={`corporations.empty.${state}`} />}>
          <FormattedMessage id={`corporations.empty.${state}.text`} />
        </EmptyList>
      }
      renderNodes={(signings) => (
        <CorporationTable linkId={linkId} label={label} order={address} signings={signings} onChanged={reload} />
      )}
    />
  );
}
