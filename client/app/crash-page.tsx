import { Button, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';

/** Replaces a page that crashed or could not be downloaded. */
export function CrashPage(): ReactElement {
  return (
    <Page as="main">
      <PageTitle>
        <FormattedMessage id="app.crash.title" />
      </PageTitle>
      <Text mt="4" maxWidth="measure">
        <FormattedMessage id="app.crash.text" />
      </Text>
      <Button mt="8" variant="solid" onClick={() => window.location.reload()}>
        <FormattedMessage id="app.crash.reload" />
      </Button>
    </Page>
  );
}
