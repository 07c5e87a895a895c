import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { GuardNotice } from './guard-notice.tsx';
import { homePath } from './home-path.ts';
import { useLoginPath } from './login-path.ts';
import { usePageType } from './page-type.ts';
import { useLogout } from './use-logout.ts';
import type { Viewer } from './use-viewer.ts';

interface OtherAccountProps {
  readonly viewer: Viewer;
}

/** Replaces a manager's page that belongs to others than the viewer: shows the account they are logged in with. */
export function OtherAccount({ viewer }: OtherAccountProps): ReactElement {
  const { role, account, corporationName } = viewer;
  const isCommunityPage = usePageType() === 'org';
  const [logout, isLoggingOut] = useLogout(useLoginPath());
  return (
    <GuardNotice
      title={<FormattedMessage id="corporation.otherAccount.title" />}
      reason={
        <FormattedMessage
          id={isCommunityPage ? 'corporation.otherAccount.community' : `corporation.otherAccount.${role}`}
          values={{ corporationName }}
        />
      }
      text={
        <FormattedMessage
          id={isCommunityPage ? 'corporation.otherAccount.community.text' : 'corporation.otherAccount.text'}
          values={{ account }}
        />
      }
    >
      <Button variant="solid" aria-disabled={isLoggingOut} onClick={() => void (isLoggingOut || logout())}>
        <FormattedMessage id="corporation.otherAccount.login" />
      </Button>
      <ButtonLink to={homePath(viewer)}>
        <FormattedMessage id="corporation.otherAccount.home" />
      </ButtonLink>
    </GuardNotice>
  );
}
