import { Box, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useListAddress } from '#client/components/list/list-address.ts';
import { ListBody } from '#client/components/list/list-body.tsx';
import { ListTools } from '#client/components/list/list-tools.tsx';
import type { ListedLinksQuery } from '#generated/graphql.ts';
import { useListedLinksQuery } from '#generated/hooks.ts';
import { signPath } from '#rules/paths.ts';

/** The one order of the results: by name of the community. */
const SORTS = ['ALIAS_ASC'] as const;

/** Finds communities that let everybody find them, and leads to their signing pages. */
export function CommunitySearch(): ReactElement {
  const intl = useIntl();
  const address = useListAddress(SORTS);
  const { search, after = null } = address;
  const isAsked = search !== '';
  const { data, error, refetch } = useListedLinksQuery({
    variables: { search, after },
    skip: !isAsked,
    context: { handledCodes: 'all' },
  });
  const none = (
    <Text as="output" display="block" color="fg.muted">
      <FormattedMessage id="home.search.none" />
    </Text>
  );
  return (
    <Stack gap="4">
      <Heading as="h3" size="md">
        <FormattedMessage id="home.search.title" />
      </Heading>
      <ListTools id="communities" address={address} searchId="home.search" />
      {isAsked && (
        <ListBody
          label={intl.formatMessage({ id: 'home.search.found' })}
          list={data?.listedLinks}
          error={error}
          address={address}
          empty={none}
          nothingFound={none}
          onRetry={() => void refetch()}
          renderNode={(link) => <FoundCommunity key={link.id} link={link} />}
        />
      )}
    </Stack>
  );
}

interface FoundCommunityProps {
  readonly link: ListedLinksQuery['listedLinks']['nodes'][number];
}

/** One community: its name leads to its signing page, its project tells it from others of that name. */
function FoundCommunity({ link }: FoundCommunityProps): ReactElement {
  return (
    <Box as="li" py="3" borderBottom="hairline">
      <ChakraLink asChild>
        <Link to={signPath(link.id)}>{link.alias}</Link>
      </ChakraLink>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {link.projectUrl}
      </Text>
    </Box>
  );
}
