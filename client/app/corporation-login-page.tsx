import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoginPage } from '#client/features/login/login-page.tsx';

/** The log-in of corporation managers. */
export function CorporationLoginPage(): ReactElement {
  return (
    <LoginPage
      as="CORPORATION"
      title={<FormattedMessage id="login.corporation.pageTitle" />}
      lead={<FormattedMessage id="login.corporation.lead" />}
    />
  );
}
