import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SignLinkForm } from '#client/components/sign-link-form.tsx';

/** The page for unknown addresses: says so and offers links onward. */
export function ErrorPage(): ReactElement {
  return (
    <Page>
      <PageTitle>
        <FormattedMessage id="app.notFound.title" />
      </PageTitle>
      <Text mt="4" maxWidth="measure">
        <FormattedMessage id="app.notFound.text" />
      </Text>
      <Box mt="8">
        <SignLinkForm />
      </Box>
      <ButtonLink to="/index" variant="plain" mt="8">
        <FormattedMessage id="app.way.home" />
      </ButtonLink>
    </Page>
  );
}
