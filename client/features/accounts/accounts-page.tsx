import { Button } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { useListAddress } from '#client/components/list/list-address.ts';
import { ListHead } from '#client/components/list/list-head.tsx';
import { PagedList } from '#client/components/list/paged-list.tsx';
import { LIST_CONTEXT, useListReload } from '#client/components/list/use-list-reload.ts';
import { Page } from '#client/components/page.tsx';
import { useLocalAccountsQuery } from '#generated/hooks.ts';
import { AccountDialog, type AskedAct } from './account-dialog.tsx';
import { AccountTable } from './account-table.tsx';
import { CreateAccountDialog } from './create-account-dialog.tsx';

const SORTS = ['CREATED_DESC'] as const;

/** The local accounts of the service, for its administrators. */
export function AccountsPage(): ReactElement {
  const intl = useIntl();
  const address = useListAddress(SORTS);
  const { search, after } = address.variables;
  const { data, error, refetch } = useLocalAccountsQuery({
    variables: { search, ...(after !== undefined && { after }) },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const [isCreating, setCreating] = useState(false);
  const [asked, setAsked] = useState<AskedAct>();
  const button = useRef<HTMLButtonElement>(null);
  const reload = useListReload(refetch, 'localAccounts');
  return (
    <Page>
      <ListHead
        title={<FormattedMessage id="accounts.title" />}
        lead={<FormattedMessage id="accounts.lead" />}
        action={
          <Button ref={button} variant="solid" size="sm" onClick={() => setCreating(true)}>
            <Icon name="plus" />
            <FormattedMessage id="accounts.create" />
          </Button>
        }
      />
      <PagedList
        label={intl.formatMessage({ id: 'accounts.title' })}
        address={address}
        tools={{ id: 'accounts', searchId: 'accounts.search' }}
        list={data?.localAccounts}
        error={error}
        onRetry={reload}
        empty={<NoAccounts />}
        renderNodes={(accounts) => (
          <AccountTable
            accounts={accounts}
            actsOn={(account) => (act, returnFocusTo) => setAsked({ act, account, returnFocusTo })}
          />
        )}
      />
      {isCreating && (
        <CreateAccountDialog returnFocusTo={button} onClose={() => setCreating(false)} onCreated={reload} />
      )}
      {asked !== undefined && <AccountDialog asked={asked} onClose={() => setAsked(undefined)} onChanged={reload} />}
    </Page>
  );
}

function NoAccounts(): ReactElement {
  return (
    <EmptyList title={<FormattedMessage id="accounts.empty" />}>
      <FormattedMessage id="accounts.empty.text" />
    </EmptyList>
  );
}
