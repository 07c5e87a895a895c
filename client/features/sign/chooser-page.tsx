import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { usePageName } from '#client/components/page-name.ts';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { Chooser } from './chooser.tsx';
import { PendingLink } from './pending-link.tsx';
import { readProjectPage } from './project-page.ts';
import { useSignLink } from './use-sign-link.ts';

/** The ways to sign for one community. */
export function ChooserPage(): ReactElement {
  const intl = useIntl();
  const { linkId = '', orgAddress } = useParams();
  const state = useSignLink(linkId);
  const title =
    state.status === 'ready'
      ? intl.formatMessage({ id: 'sign.chooser.title' }, { community: state.link.alias })
      : intl.formatMessage({ id: 'sign.chooser.titleUnknown' });
  usePageName(title);
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <Box mt={state.status === 'ready' ? '3' : '8'}>
        {state.status === 'ready' ? (
          <Chooser linkId={linkId} link={state.link} projectPage={readProjectPage(orgAddress)} />
        ) : (
          <PendingLink linkId={linkId} state={state} />
        )}
      </Box>
    </Page>
  );
}
