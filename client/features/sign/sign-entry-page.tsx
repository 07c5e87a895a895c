import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { SignLinkForm } from '#client/components/sign-link-form.tsx';

/** A signing page without a link: explains where sign links come from and asks for one. */
export function SignEntryPage(): ReactElement {
  return (
    <Page>
      <PageTitle>
        <FormattedMessage id="sign.entry.title" />
      </PageTitle>
      <Text mt="4" mb="8" maxWidth="measure">
        <FormattedMessage id="sign.entry.text" />
      </Text>
      <SignLinkForm />
      <Box mt="8">
        <ButtonLink to="/index" variant="plain">
          <FormattedMessage id="app.way.home" />
        </ButtonLink>
      </Box>
    </Page>
  );
}
