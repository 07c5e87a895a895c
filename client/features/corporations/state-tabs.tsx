import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListTabs } from '#client/components/list/list-tabs.tsx';
import type { CorporationSigningState, CorporationsQuery } from '#generated/graphql.ts';
import { STATES } from './use-corporations.ts';

interface StateTabsProps {
  readonly state: CorporationSigningState;
  readonly counts: CorporationsQuery['corporationSigningCounts'] | undefined;
  readonly onChoose: (tab: string) => void;
}

/** Which state is shown, with the number of corporations in each. */
export function StateTabs({ state, counts, onChoose }: StateTabsProps): ReactElement {
  const intl = useIntl();
  const countOf: Readonly<Record<CorporationSigningState, number | undefined>> = {
    UNCOMPLETED: counts?.uncompleted,
    COMPLETED: counts?.completed,
    DELETED: counts?.deleted,
  };
  const tabs = Object.entries(STATES).map(([key, value]) => ({
    key,
    label: <FormattedMessage id={`corporations.state.${value}`} />,
    count: countOf[value],
  }));
  const current = Object.keys(STATES).find((key) => STATES[key] === state) ?? '';
  return (
    <ListTabs
      label={intl.formatMessage({ id: 'corporations.states' })}
      tabs={tabs}
      current={current}
      onChoose={onChoose}
    />
  );
}
