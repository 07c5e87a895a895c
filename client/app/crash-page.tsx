import { Button, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useRouteError } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { isMissingFile, mayReload } from './missing-file.ts';

/**
 * Replaces a page that crashed or could not be downloaded. A new build may have taken the page's files away, so what
 * could not be downloaded is first loaded again, once.
 */
export function CrashPage(): ReactElement {
  const error = useRouteError();
  const isMissing = isMissingFile(error);
  const [isReloading] = useState(() => isMissing && mayReload(Date.now()));
  useEffect(() => {
    if (isReloading) {
      window.location.reload();
    }
  }, [isReloading]);
  if (isReloading) {
    return (
      <Page>
        <LoadingLines />
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle>
        <FormattedMessage id={isMissing ? 'app.crash.missing' : 'app.crash.title'} />
      </PageTitle>
      <Text mt="4" maxWidth="measure">
        <FormattedMessage id={isMissing ? 'app.crash.missing.text' : 'app.crash.text'} />
      </Text>
      <Flex mt="8" gap="4" wrap="wrap">
        <Button variant="solid" onClick={() => window.location.reload()}>
          <FormattedMessage id="app.crash.reload" />
        </Button>
        <ButtonLink to="/index">
          <FormattedMessage id="app.way.home" />
        </ButtonLink>
      </Flex>
    </Page>
  );
}
