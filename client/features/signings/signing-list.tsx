import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { NothingMatches } from '#client/components/list/list-filters.tsx';
import { PagedList } from '#client/components/list/paged-list.tsx';
import { SigningFilterInputs, type SignedCla } from './signing-filters.tsx';
import { SigningTable } from './signing-table.tsx';
import type { Signings } from './use-signings.ts';

interface SigningListProps {
  readonly linkId: string;
  readonly canEnd: boolean;
  readonly signings: Signings;
  readonly clas: readonly SignedCla[];
}

/** The signings one by one, with search and filters. */
export function SigningList({ linkId, canEnd, signings, clas }: SigningListProps): ReactElement {
  const intl = useIntl();
  const { address, filters, list, error, reload } = signings;
  return (
    <PagedList
      label={intl.formatMessage({ id: 'signings.title' })}
      address={address}
      tools={{ id: 'signings', searchId: 'signings.search', sortId: (sort) => `signings.sort.${sort}` }}
      tabs={<SigningFilterInputs filters={filters} clas={clas} />}
      list={list}
      error={error}
      onRetry={reload}
      empty={filters.isActive ? <NothingFound onClear={filters.clear} /> : <NothingSigned />}
      renderNodes={(nodes) => <SigningTable linkId={linkId} canEnd={canEnd} order={address} signings={nodes} />}
    />
  );
}

function NothingSigned(): ReactElement {
  return (
    <EmptyList title={<FormattedMessage id="signings.empty" />}>
      <FormattedMessage id="signings.empty.text" />
    </EmptyList>
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }): ReactElement {
  return (
    <NothingMatches
      title={<FormattedMessage id="signings.noMatch" />}
      text={<FormattedMessage id="signings.noMatch.text" />}
      onClear={onClear}
    />
  );
}
