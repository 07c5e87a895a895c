import { Box, Grid, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SignLinkForm } from '#client/components/sign-link-form.tsx';
import { SIGNING_WAYS, SigningGuide } from '#client/components/signing-guide.tsx';
import { CommunitySearch } from './community-search.tsx';
import { StartSheet } from './start-sheet.tsx';

interface HomePageProps {
  /** The heading, if the page is not about signing. */
  readonly title?: ReactNode;
  readonly lead?: ReactNode;
  /** The managers' log-in. */
  readonly login: ReactNode;
  /** Whether the visitor came to log in rather than to sign; decides what comes first on a phone. */
  readonly isLoginFirst: boolean;
}

/** The home page: what Signet is for, the ways to sign and to log in, and a guide to signing. */
export function HomePage({ title, lead, login, isLoginFirst }: HomePageProps): ReactElement {
  const sheets = [
    <StartSheet key="sign" area="sign" isMain>
      <Heading as="h2" size="xl" mb="6">
        <FormattedMessage id="home.start" />
      </Heading>
      <Stack gap="8">
        <SignLinkForm />
        <CommunitySearch />
      </Stack>
    </StartSheet>,
    <StartSheet key="login" area="login">
      {login}
    </StartSheet>,
  ];
  return (
    <Page>
      <Grid
        gap="8"
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.form}' }}
        templateRows={{ lg: 'auto 1fr' }}
        templateAreas={{ lg: '"lead login" "sign login"' }}
        columnGap="12"
      >
        <Box gridArea={{ lg: 'lead' }}>
          <PageTitle>{title ?? <FormattedMessage id="home.title" />}</PageTitle>
          <Text mt="4" fontSize="lg" maxWidth="measure">
            {lead ?? <FormattedMessage id="home.lead" />}
          </Text>
        </Box>
        {isLoginFirst ? sheets.toReversed() : sheets}
      </Grid>
      <Box as="section" mt="16">
        <Heading as="h2" size="xl">
          <FormattedMessage id="home.guide" />
        </Heading>
        <Text mt="2" mb="8" color="fg.muted">
          <FormattedMessage id="home.guide.note" />
        </Text>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="8">
          {SIGNING_WAYS.map((way) => (
            <SigningGuide key={way} way={way} />
          ))}
        </SimpleGrid>
      </Box>
    </Page>
  );
}
