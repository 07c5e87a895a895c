import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import { keptReturnPath } from '#client/session/return-path.ts';
import { useViewer } from '#client/session/use-viewer.ts';
import { NoOrganization } from './no-organization.tsx';
import { OrganizationChooser } from './organization-chooser.tsx';

/** Where community managers from a code platform choose an organisation. Accounts of this service have none. */
export function OrgSelectPage(): ReactElement | null {
  const state = useViewer();
  const viewer = state.status === 'known' ? state.viewer : null;
  if (viewer === null) {
    return null;
  }
  if (viewer.platform === 'LOCAL') {
    return <Navigate replace to={keptReturnPath() ?? '/linked-repo'} />;
  }
  return (
    <Page maxWidth="measure">
      <PageTitle>
        <FormattedMessage id="login.organization.title" />
      </PageTitle>
      <Text mt="4" color="fg.muted">
        <FormattedMessage id="login.organization.loggedIn" values={{ name: viewer.name }} />
      </Text>
      <Box mt="8">
        {viewer.organizations.length === 0 ? (
          <NoOrganization />
        ) : (
          <OrganizationChooser organizations={viewer.organizations} />
        )}
      </Box>
    </Page>
  );
}
