import { Flex, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Icon } from '#client/components/icons.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { useListAddress } from '#client/components/list/list-address.ts';
import { ListBody } from '#client/components/list/list-body.tsx';
import { ListTools } from '#client/components/list/list-tools.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import type { LinkSort } from '#generated/graphql.ts';
import { useLinksQuery } from '#generated/hooks.ts';
import { LinkRow } from './link-row.tsx';

const SORTS: readonly [LinkSort, ...LinkSort[]] = ['CREATED_DESC', 'CREATED_ASC', 'ALIAS_ASC', 'ALIAS_DESC'];

/** The projects that the community manager has bound to CLAs. */
export function LinkedRepoPage(): ReactElement {
  const intl = useIntl();
  const address = useListAddress(SORTS);
  const { search, sort, after } = address;
  const { data, error, refetch } = useLinksQuery({
    variables: { search, sort, ...(after === undefined ? {} : { after }) },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });

  return (
    <Page>
      <Flex gap="4" wrap="wrap" align="flex-end" justify="space-between" mb="8">
        <PageTitle>
          <FormattedMessage id="links.title" />
        </PageTitle>
        <ButtonLink to="/bind-cla" variant="solid">
          <Icon name="plus" />
          <FormattedMessage id="links.new" />
        </ButtonLink>
      </Flex>
      <Stack gap="6">
        <ListTools
          id="links"
          address={address}
          searchLabel={intl.formatMessage({ id: 'links.search' })}
          sorts={SORTS.map((value) => ({ value, label: intl.formatMessage({ id: `links.sort.${value}` }) }))}
        />
        <ListBody
          label={intl.formatMessage({ id: 'links.title' })}
          list={data?.links}
          error={error}
          address={address}
          onRetry={() => void refetch()}
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
          renderNode={(details) => <LinkRow key={details.id} details={details} onChanged={() => void refetch()} />}
        />
      </Stack>
    </Page>
  );
}
