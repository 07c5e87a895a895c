import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import { homePath } from '#client/session/home-path.ts';
import { readReturnPath } from '#client/session/return-path.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import { AccountPage } from './account-page.tsx';
import { FirstPasswordForm } from './first-password-form.tsx';
import { ForcedChange } from './forced-change.tsx';

interface FirstPasswordPageProps {
  readonly viewer: Viewer;
}

/** Where a manager with a one-time password chooses a new one; then the page they asked for opens. */
export function FirstPasswordPage({ viewer }: FirstPasswordPageProps): ReactElement {
  const returnPath = readReturnPath(useSearchParams()[0]);
  if (viewer.initialPasswordChanged) {
    return <Navigate replace to={homePath(viewer, returnPath)} />;
  }
  return (
    <AccountPage
      title={<FormattedMessage id="account.first.title" />}
      lead={<FormattedMessage id="account.first.lead" />}
    >
      <ForcedChange />
      <FirstPasswordForm account={viewer.account} />
    </AccountPage>
  );
}
