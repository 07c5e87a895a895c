import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { PendingLink } from './pending-link.tsx';
import { useSignLink } from './use-sign-link.ts';

/** A way of signing that cannot be used here yet, with ways on. */
export function NotOnOfferPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { pathname } = useLocation();
  const state = useSignLink(linkId);
  const way = pathname.endsWith('/employee') ? 'employee' : 'corporation';
  return (
    <Page>
      <PageTitle>
        <FormattedMessage id={`sign.notOnOffer.title.${way}`} />
      </PageTitle>
      <Box mt="8">
        {state.status === 'ready' ? (
          <>
            <Text maxWidth="measure">
              <FormattedMessage id="sign.notOnOffer.text" />
            </Text>
            <ButtonLink to={`/sign/${encodeURIComponent(linkId)}`} variant="solid" mt="8">
              <FormattedMessage id="app.way.chooser" />
            </ButtonLink>
          </>
        ) : (
          <PendingLink linkId={linkId} state={state} />
        )}
      </Box>
    </Page>
  );
}
