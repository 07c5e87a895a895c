import { Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ListHead } from '#client/components/list/list-head.tsx';
import { Page } from '#client/components/page.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TotpSection } from './totp-section.tsx';

/** What keeps a manager's account safe. */
export function SecurityPage(): ReactElement {
  return (
    <Page maxWidth="measure">
      <ListHead title={<FormattedMessage id="security.title" />} lead={<FormattedMessage id="security.lead" />} />
      <Stack gap="12">
        <PasskeysSection />
        <TotpSection />
        <SessionsSection />
      </Stack>
    </Page>
  );
}
