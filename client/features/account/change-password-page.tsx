import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import { useViewer, type Viewer } from '#client/session/use-viewer.ts';
import { CODE_PLATFORMS } from '#rules/code-platform.ts';
import { AccountPage } from './account-page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { FirstPasswordPage } from './first-password-page.tsx';

/** The page where managers change their password; accounts of a code platform have none here. */
export function ChangePasswordPage(): ReactElement | null {
  const state = useViewer();
  const viewer = state.status === 'known' ? state.viewer : null;
  return viewer === null ? null : <PasswordPage viewer={viewer} />;
}

function PasswordPage({ viewer }: { readonly viewer: Viewer }): ReactElement {
  // Stays the page of the first password until that leads elsewhere.
  const [isFirst] = useState(!viewer.initialPasswordChanged);
  if (isFirst) {
    return <FirstPasswordPage viewer={viewer} />;
  }
  const isFromPlatform = CODE_PLATFORMS.some(({ key }) => key === viewer.platform);
  return (
    <AccountPage
      title={<FormattedMessage id="account.change.title" />}
      lead={isFromPlatform ? undefined : <FormattedMessage id="account.change.lead" />}
    >
      {isFromPlatform ? (
        <Notice tone="info" title={<FormattedMessage id="account.change.platform" />} />
      ) : (
        <ChangePasswordForm account={viewer.account} hasApiKeys={viewer.role === 'COMMUNITY_MANAGER'} />
      )}
    </AccountPage>
  );
}
