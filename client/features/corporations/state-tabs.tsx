import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListTabs } from '#client/components/list/list-tabs.tsx';
import { type CorporationTab, SHOWN, TABS } from './corporation-tab.ts';
import type { TabCounts } from './use-corporations.ts';

interface StateTabsProps {
  readonly tab: CorporationTab;
  readonly counts: TabCounts | undefined;
  readonly onChoose: (tab: CorporationTab) => void;
}

/** Chips for the parts of the list, each with its number of corporations; every corporation is in one of them. */
export function StateTabs({ tab, counts, onChoose }: StateTabsProps): ReactElement {
  const intl = useIntl();
  return (
    <ListTabs
      label={intl.formatMessage({ id: 'corporations.states' })}
      tabs={TABS.map((key) => ({
        key,
        label: <FormattedMessage id={`corporations.state.${SHOWN[key]}`} />,
        count: counts?.[key] ?? null,
      }))}
      current={tab}
      onChoose={onChoose}
    />
  );
}
