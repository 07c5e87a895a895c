import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { CsvButton } from '#client/components/list/csv-button.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { ChoiceFilter, DayFilter, FilterRow, NothingMatches } from '#client/components/list/list-filters.tsx';
import { PagedList } from '#client/components/list/paged-list.tsx';
import { ActivityTable } from './activity-table.tsx';
import { useActivityExport } from './use-activity-export.ts';
import { type ActivityFilters, KINDS, useActivity } from './use-activity.ts';

/** What happened at a link: who did what, and when. */
export function ActivityPage(): ReactElement {
  const { linkId = '' } = useParams();
  const intl = useIntl();
  const { address, filters, wanted, list, error, reload } = useActivity(linkId);
  const csv = useActivityExport(wanted);
  return (
    <LinkPage
      title={<FormattedMessage id="activity.title" />}
      lead={<FormattedMessage id="activity.lead" />}
      action={<CsvButton {...csv} />}
      error={error}
    >
      <PagedList
        label={intl.formatMessage({ id: 'activity.title' })}
        address={address}
        tools={{ id: 'activity', searchId: 'activity.search' }}
        tabs={<FilterInputs filters={filters} />}
        list={list}
        error={error}
        onRetry={reload}
        empty={filters.isActive ? <NothingFound filters={filters} /> : <NothingHappened />}
        renderNodes={(events) => <ActivityTable events={events} />}
      />
    </LinkPage>
  );
}

interface FiltersProps {
  readonly filters: ActivityFilters;
}

function FilterInputs({ filters }: FiltersProps): ReactElement {
  const intl = useIntl();
  return (
    <FilterRow isActive={filters.isActive}>
      <ChoiceFilter name="kind" filters={filters} labelId="activity.filter.kind">
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {intl.formatMessage({ id: `activity.kind.${kind}` })}
          </option>
        ))}
      </ChoiceFilter>
      <DayFilter name="from" filters={filters} labelId="activity.filter.from" />
      <DayFilter name="to" filters={filters} labelId="activity.filter.to" />
    </FilterRow>
  );
}

function NothingFound({ filters }: FiltersProps): ReactElement {
  return (
    <NothingMatches
      title={<FormattedMessage id="activity.noMatch" />}
      text={<FormattedMessage id="activity.noMatch.text" />}
      onClear={filters.clear}
    />
  );
}

function NothingHappened(): ReactElement {
  return (
    <EmptyList title={<FormattedMessage id="activity.empty" />}>
      <FormattedMessage id="activity.empty.text" />
    </EmptyList>
  );
}
