import type { ReactElement } from 'react';
import { HomePage } from '#client/features/home/home-page.tsx';
import { LoginPanel } from '#client/features/login/login-panel.tsx';
import { useArrival } from '#client/session/arrival.ts';

/** The start, with the entries of those who manage something: first where somebody comes to log in. */
export function IndexPage(): ReactElement {
  return <HomePage login={<LoginPanel as="COMMUNITY" />} isLoginFirst={useArrival() !== undefined} />;
}
