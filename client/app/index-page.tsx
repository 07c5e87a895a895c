import type { ReactElement } from 'react';
import { HomePage } from '#client/features/home/home-page.tsx';
import { LoginPanel } from '#client/features/login/login-panel.tsx';
import { useArrival } from '#client/session/arrival.ts';

/** The home page with the managers' log-in, which comes first for a visitor sent here to log in. */
export function IndexPage(): ReactElement {
  return <HomePage login={<LoginPanel as="COMMUNITY" />} isLoginFirst={useArrival() !== undefined} />;
}
