import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ListHead } from '#client/components/list/list-head.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { Page } from '#client/components/page.tsx';
import { useEmployeeManagersQuery } from '#generated/hooks.ts';
import { Administrators } from './administrators.tsx';
import { ManagerList } from './manager-list.tsx';

/** The managers of a corporation, for its administrator. */
export function ManagerListPage(): ReactElement {
  const { data, error, refetch } = useEmployeeManagersQuery({
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  return (
    <Page>
      <ListHead title={<FormattedMessage id="managers.title" />} lead={<FormattedMessage id="managers.lead" />} />
      <Administrators administrators={data?.corporation.administrators ?? []} onStale={() => void refetch()} />
      <ManagerList corporation={data?.corporation} error={error} onStale={() => void refetch()} />
    </Page>
  );
}
