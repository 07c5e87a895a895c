import { Box, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SignLinkForm } from '#client/components/sign-link-form.tsx';
import { NotOnOffer, SIGNING_WAYS, SigningGuide } from '#client/components/signing-guide.tsx';

/** The start: what Signet is for, the way to a signing page, and how signing goes. */
export function HomePage(): ReactElement {
  return (
    <Page>
      <PageTitle>
        <FormattedMessage id="home.title" />
      </PageTitle>
      <Text mt="4" fontSize="lg" maxWidth="measure">
        <FormattedMessage id="home.lead" />
      </Text>
      <Box
        as="section"
        mt="10"
        p={{ base: '4', md: '8' }}
        bg="bg.sheet"
        border="hairline"
        borderTop="rule.accent"
        borderRadius="sm"
      >
        <Heading as="h2" size="xl" mb="4">
          <FormattedMessage id="home.start" />
        </Heading>
        <SignLinkForm />
      </Box>
      <Box as="section" mt="16">
        <Heading as="h2" size="xl">
          <FormattedMessage id="home.guide" />
        </Heading>
        <Text mt="2" mb="8" color="fg.muted">
          <FormattedMessage id="home.guide.note" />
        </Text>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="8">
          {SIGNING_WAYS.map((way) => (
            <SigningGuide key={way} way={way}>
              {way !== 'individual' && (
                <NotOnOffer>
                  <FormattedMessage id="guide.notBuilt" />
                </NotOnOffer>
              )}
            </SigningGuide>
          ))}
        </SimpleGrid>
      </Box>
    </Page>
  );
}
