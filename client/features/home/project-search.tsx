import { Box, Button, Flex, Input, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { FormField } from '#client/components/form/form-field.tsx';
import { type ListPlace, useListAddress } from '#client/components/list/list-address.ts';
import { ListBody } from '#client/components/list/list-body.tsx';
import { isLink, readLinkId } from '#client/components/sign-link-id.ts';
import type { ListedLinksQuery } from '#generated/graphql.ts';
import { useListedLinksQuery } from '#generated/hooks.ts';
import { signPath } from '#rules/paths.ts';

/** The one order of the results: by name of the community. */
const SORTS = ['ALIAS_ASC'] as const;

/** Milliseconds after the last letter until the search begins. */
const PAUSE = 400;

/** Takes a signing link, or the name of a project, whose communities are looked for while it is typed. */
export function ProjectSearch(): ReactElement {
  const intl = useIntl();
  const navigate = useNavigate();
  const address = useListAddress(SORTS);
  const [typed, setTyped] = useTyped(address);
  const [hasProblem, setHasProblem] = useState(false);
  const text = typed.trim();
  const linkId = readLinkId(text);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setHasProblem(text === '');
    if (linkId !== undefined && isLink(text)) {
      void navigate(signPath(linkId));
    } else {
      address.searchFor(text);
    }
  };
  return (
    <Stack gap="4">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React and many browsers do not know <search> yet */}
      <Box role="search">
        <form noValidate onSubmit={handleSubmit}>
          <FormField
            id="project"
            label={<FormattedMessage id="home.find" />}
            help={<FormattedMessage id="home.find.help" />}
            problem={hasProblem ? <FormattedMessage id="home.find.required" /> : undefined}
          >
            {(described) => (
              <Flex gap="2" width="full" direction={{ base: 'column', sm: 'row' }}>
                <Input
                  type="search"
                  value={typed}
                  onChange={(event) => {
                    setTyped(event.target.value);
                    setHasProblem(false);
                  }}
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...described}
                />
                <Button type="submit" variant="solid">
                  <FormattedMessage id="home.find.go" />
                </Button>
              </Flex>
            )}
          </FormField>
        </form>
      </Box>
      {address.search !== '' && (
        <FoundCommunities label={intl.formatMessage({ id: 'home.find.found' })} address={address} />
      )}
    </Stack>
  );
}

/** What is typed; it is searched for once the reader pauses, unless it is a link. */
function useTyped({ search, searchFor }: ListPlace): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(search);
  const [shownSearch, setShownSearch] = useState(search);
  // When the search changes elsewhere, as by the back button, the field follows.
  if (search !== shownSearch) {
    setShownSearch(search);
    setTyped(typed.trim() === search ? typed : search);
  }
  const handlePause = useEffectEvent((text: string) => {
    if (text !== search && !isLink(text)) {
      searchFor(text);
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => handlePause(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}

interface FoundCommunitiesProps {
  readonly label: string;
  readonly address: ListPlace;
}

/** The communities that were found; without any, a way on for those who hold the id of a project. */
function FoundCommunities({ label, address }: FoundCommunitiesProps): ReactElement {
  const { search, after = null } = address;
  const { data, previousData, error, refetch } = useListedLinksQuery({
    variables: { search, after },
    context: { handledCodes: 'all' },
  });
  const id = readLinkId(search);
  const none = (
    <>
      <Text as="output" display="block" color="fg.muted">
        <FormattedMessage id="home.find.none" />
      </Text>
      {id !== undefined && (
        <ChakraLink asChild mt="2">
          <Link to={signPath(id)}>
            <FormattedMessage id="home.find.asId" />
          </Link>
        </ChakraLink>
      )}
    </>
  );
  return (
    <ListBody
      label={label}
      // What was found last stays until the next answer, so that nothing jumps while a name is typed.
      list={(data ?? (error === undefined ? previousData : undefined))?.listedLinks}
      error={error}
      address={address}
      empty={none}
      nothingFound={none}
      onRetry={() => void refetch()}
      renderNode={(link) => <FoundCommunity key={link.id} link={link} />}
    />
  );
}

interface FoundCommunityProps {
  readonly link: ListedLinksQuery['listedLinks']['nodes'][number];
}

/** One community: its name leads to its signing page, its project distinguishes it from others of that name. */
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
