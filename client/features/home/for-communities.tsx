import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Icon } from '#client/components/icons.tsx';
import { useDemoLinkQuery } from '#generated/hooks.ts';
import { helpPath, signPath } from '#rules/paths.ts';

const REASONS = ['home.communities.1', 'home.communities.2', 'home.communities.3', 'home.communities.4'] as const;

/** Plainly nobody's figures. */
const FIGURES = [
  { textId: 'home.picture.toReview', value: 2 },
  { textId: 'home.picture.week', value: 34 },
  { textId: 'home.picture.all', value: 1250 },
] as const;

/** What the service does for communities, with a picture of it and the way to begin. */
export function ForCommunities(): ReactElement {
  return (
    <Grid
      as="section"
      aria-labelledby="for-communities"
      mt="16"
      pt={{ base: '8', md: '12' }}
      borderTop="hairline"
      gap="8"
      columnGap="12"
      alignItems="center"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}
    >
      <Box>
        <Heading as="h2" size="xl" id="for-communities">
          <FormattedMessage id="home.communities" />
        </Heading>
        <Stack as="ul" listStyleType="none" mt="6" gap="3">
          {REASONS.map((id) => (
            <Flex key={id} as="li" gap="3">
              <Icon name="check" mt="1" color="success" />
              <FormattedMessage id={id} />
            </Flex>
          ))}
        </Stack>
        <Flex mt="8" gap="3" wrap="wrap">
          <ButtonLink to={helpPath('community-manager')}>
            <FormattedMessage id="home.communities.setUp" />
          </ButtonLink>
          <TryDemo />
        </Flex>
      </Box>
      <Picture />
    </Grid>
  );
}

/** Leads to the signing page of the demo community, where there is one. */
function TryDemo(): ReactElement | null {
  const { data } = useDemoLinkQuery({ context: { handledCodes: 'all' } });
  const linkId = data?.demoLinkId ?? null;
  return linkId === null ? null : (
    <ButtonLink to={signPath(linkId)} variant="ghost">
      <FormattedMessage id="home.communities.demo" />
    </ButtonLink>
  );
}

/** A pull request's check, before and after signing, above a community's figures. */
function Picture(): ReactElement {
  const intl = useIntl();
  return (
    <Stack as="figure" aria-label={intl.formatMessage({ id: 'home.picture' })} gap="4" fontSize="sm">
      <Box bg="bg.sheet" border="hairline" borderRadius="sm" aria-hidden>
        <Check tone="warning" textId="home.picture.uncovered" isOpen />
        <Check tone="success" textId="home.picture.covered" />
      </Box>
      <Box p="4" bg="bg.sheet" border="hairline" borderRadius="sm" aria-hidden>
        <Text fontWeight="semibold">
          <FormattedMessage id="home.picture.overview" />
        </Text>
        <Grid mt="3" gap="4" templateColumns="repeat(3, minmax(0, 1fr))">
          {FIGURES.map(({ textId, value }) => (
            <Box key={textId}>
              <Text fontSize="xl" fontWeight="semibold" lineHeight="tight">
                <FormattedNumber value={value} />
              </Text>
              <Text color="fg.muted" fontSize="xs">
                <FormattedMessage id={textId} />
              </Text>
            </Box>
          ))}
        </Grid>
      </Box>
    </Stack>
  );
}

interface CheckProps {
  readonly tone: 'warning' | 'success';
  readonly textId: 'home.picture.uncovered' | 'home.picture.covered';
  /** Whether somebody has yet to sign. */
  readonly isOpen?: boolean;
}

function Check({ tone, textId, isOpen = false }: CheckProps): ReactElement {
  return (
    <Flex gap="3" p="4" align="center" wrap="wrap" borderBottom={isOpen ? 'hairline' : undefined}>
      <Icon name={isOpen ? 'warning' : 'check'} color={tone} />
      <Text fontWeight="medium">
        <FormattedMessage id="home.picture.check" />
      </Text>
      <Text color="fg.muted" flexGrow="1">
        <FormattedMessage id={textId} />
      </Text>
      {isOpen && (
        <Text color="accent" textDecoration="underline">
          <FormattedMessage id="home.picture.sign" />
        </Text>
      )}
    </Flex>
  );
}
