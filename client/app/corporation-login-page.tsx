import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { HomePage } from '#client/features/home/home-page.tsx';
import { LoginPanel } from '#client/features/login/login-panel.tsx';

/** The home page with the corporation managers' log-in first. */
export function CorporationLoginPage(): ReactElement {
  return (
    <HomePage
      title={<FormattedMessage id="login.corporation.pageTitle" />}
      lead={<FormattedMessage id="login.corporation.lead" />}
      login={<LoginPanel as="CORPORATION" />}
      isLoginFirst
    />
  );
}
