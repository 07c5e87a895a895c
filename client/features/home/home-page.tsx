import { Box, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LOGIN_TITLE_ID } from '#client/components/login-title-id.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SIGNING_WAYS } from '#client/components/signing-guide.tsx';
import { ForCommunities } from './for-communities.tsx';
import { ProjectSearch } from './project-search.tsx';

interface HomePageProps {
  /** The managers' log-in. */
  readonly login: ReactNode;
}

/** The home page: first for people who want to sign, with the managers' log-in beside it, then for communities. */
export function HomePage({ login }: HomePageProps): ReactElement {
  return (
    <Page>
      <Grid
        gap="8"
        columnGap="12"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      >
        <Box>
          <PageTitle>
            <FormattedMessage id="home.title" />
          </PageTitle>
          <Text mt="4" fontSize="lg" maxWidth="measure">
            <FormattedMessage id="home.lead" />
          </Text>
          <Box
            mt="8"
            p={{ base: '4', md: '6' }}
            bg="bg.sheet"
            border="hairline"
            borderTop="rule.accent"
            borderRadius="sm"
          >
            <ProjectSearch />
          </Box>
          <Ways />
        </Box>
        <Box
          as="section"
          aria-labelledby={LOGIN_TITLE_ID}
          minWidth="0"
          p={{ base: '4', md: '6' }}
          border="hairline"
          borderRadius="sm"
        >
          <Heading as="h2" size="lg" mb="4" id={LOGIN_TITLE_ID} tabIndex={-1}>
            <FormattedMessage id="login.title" />
          </Heading>
          {login}
        </Box>
      </Grid>
      <ForCommunities />
    </Page>
  );
}

/** How each of the three signs, in a line. */
function Ways(): ReactElement {
  const intl = useIntl();
  return (
    <Stack as="ul" listStyleType="none" gap="0" mt="8" aria-label={intl.formatMessage({ id: 'home.ways' })}>
      {SIGNING_WAYS.map((way) => (
        <Grid
          key={way}
          as="li"
          templateColumns={{ base: 'minmax(0, 1fr)', sm: '{sizes.term} minmax(0, 1fr)' }}
          columnGap="4"
          py="2"
          alignItems="baseline"
          borderTop="hairline"
        >
          <Heading as="h2" size="md">
            <FormattedMessage id={`guide.${way}.title`} />
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            <FormattedMessage id={`home.way.${way}`} />
          </Text>
        </Grid>
      ))}
    </Stack>
  );
}
