import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListTabs } from '#client/components/list/list-tabs.tsx';
import type { CorporationsQuery } from '#generated/graphql.ts';
import { type CorporationTab, STATES, TABS } from './use-corporations.ts';

interface StateTabsProps {
  readonly tab: CorporationTab;
  readonly counts: CorporationsQuery['corporationSigningCounts'] | undefined;
  readonly onChoose: (tab: CorporationTab) => void;
}

/** Tabs for the states, each with its number of corporations. */
export function StateTabs({ tab, counts, onChoose }: StateTabsProps): ReactElement {
  const intl = useIntl();
  return (
    <ListTabs
      label={intl.formatMessage({ id: 'corporations.states' })}
      tabs={TABS.map((key) => ({
        key,
        label: (
          <FormattedMessage id={key === 'review' ? 'corporations.state.review' : `corporations.state.${STATES[key]}`} />
        ),
        count: counts?.[key === 'review' ? 'awaitingReview' : key],
      }))}
      current={tab}
      onChoose={onChoose}
    />
  );
}
