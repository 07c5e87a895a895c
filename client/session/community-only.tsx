import type { ReactElement } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { missingFactorPath } from './home-path.ts';
import { useLoginPath } from './login-path.ts';
import { OtherAccount } from './other-account.tsx';
import { PendingViewer } from './pending-viewer.tsx';
import { useViewer } from './use-viewer.ts';

/**
 * Guards the community managers' pages: redirects visitors to the log-in, which leads back; shows the managers of
 * corporations a notice; and requires a missing second factor to be set up before anything else.
 */
export function CommunityOnly(): ReactElement {
  const state = useViewer('fresh');
  const loginPath = useLoginPath();
  const location = useLocation();
  if (state.status !== 'known') {
    return <PendingViewer state={state} />;
  }
  const { viewer } = state;
  if (viewer === null) {
    return <Navigate replace to={loginPath ?? '/index'} />;
  }
  if (viewer.role !== 'COMMUNITY_MANAGER') {
    return <OtherAccount viewer={viewer} />;
  }
  const factorPath = missingFactorPath(viewer, location);
  return factorPath === undefined ? <Outlet /> : <Navigate replace to={factorPath} />;
}
