import { Box, Flex, Heading, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { Link } from 'react-router-dom';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { dashboardPath } from '#rules/paths.ts';
import { FrozenNotice } from './frozen-notice.tsx';
import { LinkMenu } from './link-menu.tsx';
import { SigningStateBadge } from './signing-state-badge.tsx';

interface LinkRowProps {
  readonly details: LinkRowFragment;
  /** Called when the list is out of date. */
  readonly onChanged: () => void;
}

/** One linked project: what it is called, what waits there, and how many have signed. All of it opens the project. */
export function LinkRow({ details, onChanged }: LinkRowProps): ReactElement {
  return (
    <Box
      as="li"
      position="relative"
      px={{ base: '0', md: '4' }}
      py="4"
      borderBottom="hairline"
      _hover={{ bg: 'bg.subtle' }}
    >
      <Flex gap="4" align={{ base: 'flex-start', md: 'center' }}>
        <Flex
          flexGrow="1"
          minWidth="0"
          columnGap="6"
          rowGap="3"
          direction={{ base: 'column', md: 'row' }}
          align={{ md: 'center' }}
        >
          <Box flexGrow="1" minWidth="0">
            <Name details={details} />
            <Text mt="1" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              {details.link.projectUrl}
            </Text>
          </Box>
          <Numbers details={details} />
        </Flex>
        <Box position="relative" flexShrink="0">
          <LinkMenu details={details} onUnlinked={onChanged} />
        </Box>
      </Flex>
      <FrozenNotice details={details} />
    </Box>
  );
}

function Name({ details }: Pick<LinkRowProps, 'details'>): ReactElement {
  return (
    <Flex columnGap="3" rowGap="1" wrap="wrap" align="center">
      <Heading as="h2" size="lg">
        <ChakraLink
          asChild
          variant="plain"
          // The link covers its row.
          _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'sm' }}
          _focusVisible={{ outline: 'none', _after: { outline: '2px solid {colors.accent}', outlineOffset: '-2px' } }}
        >
          <Link to={dashboardPath(details.id)}>{details.link.alias}</Link>
        </ChakraLink>
      </Heading>
      <SigningStateBadge state={details.link.signingState} />
      {details.viewerRole !== 'OWNER' && (
        <StateBadge tone="muted">
          <FormattedMessage id={`sharing.role.${details.viewerRole}`} />
        </StateBadge>
      )}
    </Flex>
  );
}

const NUMBERS = ['toReview', 'signed', 'uncovered'] as const;

/** What waits at a project, and how many have signed. */
function Numbers({ details }: Pick<LinkRowProps, 'details'>): ReactElement {
  const { individual, corporation, employee } = details.signingCounts;
  const numbers = {
    toReview: details.corporationCounts.awaitingReview,
    signed: individual + corporation + employee,
    uncovered: details.uncoveredPullRequests,
  };
  return (
    <Flex gap={{ base: '6', md: '8' }} flexShrink="0" textAlign={{ md: 'end' }}>
      {NUMBERS.map((key) => (
        <Box key={key} minWidth={{ md: '16' }}>
          <Text
            as="span"
            display="block"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            color={numbers[key] === 0 ? 'fg.muted' : key === 'signed' ? 'fg' : 'warning'}
          >
            <FormattedNumber value={numbers[key]} />
          </Text>{' '}
          <Text as="span" display="block" fontSize="xs" color="fg.muted">
            <FormattedMessage id={`links.number.${key}`} />
          </Text>
        </Box>
      ))}
    </Flex>
  );
}
