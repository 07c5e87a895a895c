import { Box, Button, Flex, Input, Link as ChakraLink, Popover, Portal, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '#client/components/icons.tsx';
import { useLinkId } from '#client/components/use-link-id.ts';
import type { OtherProjectsQuery } from '#generated/graphql.ts';
import { useOtherProjectsQuery, useShownProjectQuery } from '#generated/hooks.ts';
import { usePageEntry } from './page-entry.ts';
import { samePlace } from './project-entries.ts';

/** Milliseconds after the last letter until the search begins. */
const PAUSE = 300;

/** The project of the page, and a menu to the same page of another one. */
export function ProjectSwitcher(): ReactElement | null {
  const intl = useIntl();
  const linkId = useLinkId();
  const [isOpen, setOpen] = useState(false);
  const { data } = useShownProjectQuery({
    variables: { linkId: linkId ?? '' },
    skip: linkId === undefined,
    context: { handledCodes: 'all' },
  });
  const name = data?.link.alias ?? '';
  return linkId === undefined ? null : (
    <Popover.Root
      lazyMount
      unmountOnExit
      open={isOpen}
      onOpenChange={({ open }) => setOpen(open)}
      positioning={{ placement: 'bottom-start' }}
    >
      <Popover.Trigger asChild>
        <Button
          variant="ghost"
          size="sm"
          maxWidth="full"
          ms={{ base: '-3', md: '0' }}
          aria-label={intl.formatMessage({ id: 'links.switch' }, { name })}
        >
          <Text as="span" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap" lineHeight="text">
            {name}
          </Text>
          <Icon name="chevron" boxSize="3" />
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={intl.formatMessage({ id: 'links.switch.title' })}>
            <Projects linkId={linkId} onChosen={() => setOpen(false)} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

interface ProjectsProps {
  /** The project that is shown. */
  readonly linkId: string;
  readonly onChosen: () => void;
}

/** The first projects by name, and a search where there are more. */
function Projects({ linkId, onChosen }: ProjectsProps): ReactElement {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const search = useLate(typed.trim());
  const { data, previousData } = useOtherProjectsQuery({
    variables: { search },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  const links = (data ?? previousData)?.links;
  const isSearched = typed !== '' || search !== '' || (links !== undefined && links.totalCount > links.nodes.length);
  return (
    <>
      {isSearched && (
        <Box p="2" borderBottom="hairline">
          <Input
            type="search"
            aria-label={intl.formatMessage({ id: 'links.search' })}
            placeholder={intl.formatMessage({ id: 'links.search' })}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Box>
      )}
      <Box as="ul" listStyleType="none" p="1" minHeight="12" aria-live="polite">
        {links?.nodes.map((link) => (
          <Project key={link.id} link={link} isShown={link.id === linkId} onChosen={onChosen} />
        ))}
        {links?.nodes.length === 0 && (
          <Text as="li" px="3" py="2" fontSize="sm" color="fg.muted">
            <FormattedMessage id="list.nothingFound" />
          </Text>
        )}
      </Box>
      <Flex columnGap="4" wrap="wrap" px="4" py="3" fontSize="sm" borderTop="hairline">
        <ChakraLink asChild>
          <Link to="/linked-repo" onClick={onChosen}>
            <FormattedMessage id="links.switch.all" />
          </Link>
        </ChakraLink>
        <ChakraLink asChild>
          <Link to="/bind-cla" onClick={onChosen}>
            <FormattedMessage id="links.new" />
          </Link>
        </ChakraLink>
      </Flex>
    </>
  );
}

interface ProjectProps {
  readonly link: OtherProjectsQuery['links']['nodes'][number];
  readonly isShown: boolean;
  readonly onChosen: () => void;
}

function Project({ link: { id, link }, isShown, onChosen }: ProjectProps): ReactElement {
  const entry = usePageEntry();
  return (
    <li>
      <ChakraLink
        asChild
        variant="plain"
        display="block"
        px="3"
        py="2"
        borderRadius="sm"
        fontSize="sm"
        _hover={{ bg: 'bg.subtle' }}
        _focusVisible={{ outlineOffset: '-2px' }}
        _currentPage={{ bg: 'bg.subtle' }}
      >
        <Link to={samePlace(entry, id)} aria-current={isShown ? 'page' : undefined} onClick={onChosen}>
          <Text as="span" display="block" fontWeight="medium">
            {link.alias}
          </Text>
          <Text as="span" display="block" fontSize="xs" color="fg.muted">
            {link.projectUrl}
          </Text>
        </Link>
      </ChakraLink>
    </li>
  );
}

/** What was typed, once nothing more has been for a moment. */
function useLate(typed: string): string {
  const [late, setLate] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setLate(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return late;
}
