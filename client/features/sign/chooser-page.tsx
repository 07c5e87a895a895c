import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { Chooser } from './chooser.tsx';
import { PendingLink } from './pending-link.tsx';
import { readProjectPage } from './project-page.ts';
import { useSignLink } from './use-sign-link.ts';

/** The ways to sign for one community. */
export function ChooserPage(): ReactElement {
  const { linkId = '', orgAddress } = useParams();
  const state = useSignLink(linkId);
  return (
    <Page>
      <PageTitle>
        {state.status === 'ready' ? (
          <FormattedMessage id="sign.chooser.title" values={{ community: state.link.alias }} />
        ) : (
          <FormattedMessage id="sign.chooser.titleUnknown" />
        )}
      </PageTitle>
      <Box mt="8">
        {state.status === 'ready' ? (
          <Chooser linkId={linkId} link={state.link} projectPage={readProjectPage(orgAddress)} />
        ) : (
          <PendingLink linkId={linkId} state={state} />
        )}
      </Box>
    </Page>
  );
}
