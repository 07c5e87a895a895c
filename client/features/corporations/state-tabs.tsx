import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListTabs } from '#client/components/list/list-tabs.tsx';
import type { CorporationsQuery } from '#generated/graphql.ts';
import { type CorporationTab, shownIn, TABS } from './use-corporations.ts';

type Counts = CorporationsQuery['corporationSigningCounts'];

const COUNTS = {
  uncompleted: 'uncompleted',
  document: 'awaitingDocument',
  review: 'awaitingReview',
  correction: 'awaitingCorrection',
  completed: 'completed',
  deleted: 'deleted',
} as const satisfies Record<CorporationTab, keyof Counts>;

interface StateTabsProps {
  readonly tab: CorporationTab;
  readonly counts: Counts | undefined;
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
        label: <FormattedMessage id={`corporations.state.${shownIn(key)}`} />,
        count: counts?.[COUNTS[key]],
      }))}
      current={tab}
      onChoose={onChoose}
    />
  );
}
