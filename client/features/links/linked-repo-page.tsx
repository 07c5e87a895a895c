import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Icon } from '#client/components/icons.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { useListAddress } from '#client/components/list/list-address.ts';
import { ListHead } from '#client/components/list/list-head.tsx';
import { PagedList } from '#client/components/list/paged-list.tsx';
import { LIST_CONTEXT, useListReload } from '#client/components/list/use-list-reload.ts';
import { Page } from '#client/components/page.tsx';
import type { LinkSort } from '#generated/graphql.ts';
import { useLinksQuery } from '#generated/hooks.ts';
import { LinkRow } from './link-row.tsx';

const SORTS: readonly [LinkSort, ...LinkSort[]] = ['CREATED_DESC', 'CREATED_ASC', 'ALIAS_ASC', 'ALIAS_DESC'];

/** The projects that the community manager has linked. */
export function LinkedRepoPage(): ReactElement {
  const intl = useIntl();
  const address = useListAddress(SORTS);
  const { data, error, refetch } = useLinksQuery({
    variables: address.variables,
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const reload = useListReload(refetch, 'links');

  return (
    <Page>
      <ListHead
        title={<FormattedMessage id="links.title" />}
        action={
          <ButtonLink to="/bind-cla" variant="solid" size="sm">
            <Icon name="plus" />
            <FormattedMessage id="links.new" />
          </ButtonLink>
        }
      />
      <PagedList
        label={intl.formatMessage({ id: 'links.title' })}
        address={address}
        tools={{ id: 'links', searchId: 'links.search', sortId: (sort) => `links.sort.${sort}` }}
        list={data?.links}
        error={error}
        onRetry={reload}
        empty={
          <EmptyList
            title={<FormattedMessage id="links.empty" />}
            action={
              <ButtonLink to="/bind-cla" variant="solid">
                <FormattedMessage id="links.new" />
              </ButtonLink>
            }
          >
            <FormattedMessage id="links.empty.text" />
          </EmptyList>
        }
        renderNode={(details) => <LinkRow key={details.id} details={details} onChanged={reload} />}
      />
    </Page>
  );
}
