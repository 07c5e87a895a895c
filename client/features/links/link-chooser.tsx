import { Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { EmptyList } from '#client/components/list/empty-list.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { useLinksQuery } from '#generated/hooks.ts';

/** Chooses the link on a page that was opened without one. */
export function LinkChooser(): ReactElement {
  const { data, error, refetch } = useLinksQuery({
    variables: { sort: 'CREATED_DESC' },
    context: { handledCodes: 'all' },
  });
  if (data === undefined) {
    return error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (data.links.nodes.length === 0) {
    return (
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
    );
  }
  return (
    <Stack gap="3">
      <Text>
        <FormattedMessage id="links.choose" />
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline">
        {data.links.nodes.map(({ id, link }) => (
          <Text as="li" key={id} py="3" borderBottom="hairline">
            <ChakraLink asChild>
              <Link to={{ search: new URLSearchParams({ link_id: id }).toString() }}>{link.alias}</Link>
            </ChakraLink>
          </Text>
        ))}
      </Stack>
      {data.links.pageInfo.hasNextPage && (
        <ButtonLink to="/linked-repo" size="sm" alignSelf="flex-start">
          <FormattedMessage id="links.choose.others" />
        </ButtonLink>
      )}
    </Stack>
  );
}
