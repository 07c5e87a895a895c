import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { HomePage } from '#client/features/home/home-page.tsx';
import { LoginPage } from '#client/features/login/login-page.tsx';
import { LoginPanel } from '#client/features/login/login-panel.tsx';
import { useArrival } from '#client/session/arrival.ts';

/** The home page with the community managers' log-in, which is the page for a visitor who was sent here to log in. */
export function IndexPage(): ReactElement {
  return useArrival() === undefined ? (
    <HomePage login={<LoginPanel as="COMMUNITY" isQuiet />} />
  ) : (
    <LoginPage as="COMMUNITY" title={<FormattedMessage id="login.title" />} />
  );
}
