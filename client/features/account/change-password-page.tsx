import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import { useViewer } from '#client/session/use-viewer.ts';
import { CODE_PLATFORMS } from '#rules/code-platform.ts';
import { AccountPage } from './account-page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { ForcedChange } from './forced-change.tsx';

/** The page where managers change their password; accounts of a code platform have none here. */
export function ChangePasswordPage(): ReactElement | null {
  const state = useViewer();
  const viewer = state.status === 'known' ? state.viewer : null;
  if (viewer === null) {
    return null;
  }
  const isForced = !viewer.initialPasswordChanged;
  const isFromPlatform = CODE_PLATFORMS.some(({ key }) => key === viewer.platform);
  return (
    <AccountPage
      title={<FormattedMessage id="account.change.title" />}
      lead={
        isFromPlatform ? undefined : (
          <FormattedMessage id={isForced ? 'account.change.forced' : 'account.change.lead'} />
        )
      }
    >
      {isForced && <ForcedChange />}
      {isFromPlatform ? (
        <Notice tone="warning" title={<FormattedMessage id="account.change.platform" />} />
      ) : (
        <ChangePasswordForm account={viewer.account} />
      )}
    </AccountPage>
  );
}
