import { Box, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import { usePageName } from '#client/components/page-name.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { keepProof, keptProof, type Proof } from './kept-proof.ts';
import { OpenForm } from './open-form.tsx';
import { OpenedSignings } from './opened-signings.tsx';

/** Where people see, download and withdraw everything that they have signed, once a code has proved their address. */
export function MySigningsPage(): ReactElement {
  const title = useIntl().formatMessage({ id: 'mySignings.title' });
  usePageName(title);
  const [proof, setProof] = useState(keptProof);
  const [isExpired, setExpired] = useState(false);
  const keep = (next: Proof | undefined, hasExpired = false) => {
    keepProof(next);
    setProof(next);
    setExpired(hasExpired);
  };
  return (
    <Page maxWidth="measure">
      <PageTitle>{title}</PageTitle>
      <Text mt="4">
        <FormattedMessage id="mySignings.lead" />
      </Text>
      <Box mt="8">
        {proof === undefined ? (
          <>
            {isExpired && (
              <Box mb="6">
                <Notice tone="warning" title={<FormattedMessage id="mySignings.expired" />} />
              </Box>
            )}
            <OpenForm onOpened={keep} />
          </>
        ) : (
          <OpenedSignings proof={proof} onClosed={() => keep(undefined)} onExpired={() => keep(undefined, true)} />
        )}
      </Box>
    </Page>
  );
}
