import { Box, Flex, Heading } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Icon } from '#client/components/icons.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { useListAddress } from '#client/components/list/list-address.ts';
import { PagedList } from '#client/components/list/paged-list.tsx';
import { LIST_CONTEXT, useListReload } from '#client/components/list/use-list-reload.ts';
import { useCanChangeLink } from '#client/session/link-role.ts';
import { useGatedRepositoriesQuery } from '#generated/hooks.ts';
import { gatePagePath } from '#rules/paths.ts';
import { RepositoryTable } from './repository-table.tsx';

const SORTS = ['PATH'] as const;

interface GatedRepositoriesProps {
  readonly linkId: string;
  readonly hasConnection: boolean;
}

/** The repositories of a link whose pull requests are judged. */
export function GatedRepositories({ linkId, hasConnection }: GatedRepositoriesProps): ReactElement {
  const intl = useIntl();
  const address = useListAddress(SORTS);
  const { search, after } = address.variables;
  const { data, error, refetch } = useGatedRepositoriesQuery({
    variables: { linkId, search, ...(after !== undefined && { after }) },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  const reload = useListReload(refetch, 'gatedRepositories');
  const canChange = useCanChangeLink();
  const add = canChange && (
    <ButtonLink to={gatePagePath(linkId, 'repositories')} variant="solid" size="sm">
      <Icon name="plus" />
      <FormattedMessage id="gateManager.repositories.add" />
    </ButtonLink>
  );
  const isEmpty = data?.gatedRepositories.totalCount === 0 && search === '';
  return (
    <Box as="section">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between" mb="3">
        <Heading as="h2" size="lg">
          <FormattedMessage id="gateManager.repositories" />
        </Heading>
        {hasConnection && !isEmpty && add}
      </Flex>
      <PagedList
        label={intl.formatMessage({ id: 'gateManager.repositories' })}
        address={address}
        tools={{
          id: 'repositories',
          searchId: 'gateManager.repositories.search',
        }}
        list={data?.gatedRepositories}
        error={error}
        onRetry={reload}
        empty={
          <EmptyList
            title={<FormattedMessage id="gateManager.repositories.empty" />}
            {...(hasConnection && add !== false && { action: add })}
          >
            <FormattedMessage
              id={hasConnection ? 'gateManager.repositories.empty.text' : 'gateManager.repositories.needsConnection'}
            />
          </EmptyList>
        }
        renderNodes={(nodes) => (
          <RepositoryTable
            label={intl.formatMessage({ id: 'gateManager.repositories' })}
            linkId={linkId}
            repositories={nodes?.map((repository) => ({ ...repository, gated: repository }))}
            onChanged={reload}
          />
        )}
      />
    </Box>
  );
}
