import type { ReactElement } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useLoginPath } from './login-path.ts';
import { PendingViewer } from './pending-viewer.tsx';
import { useViewer } from './use-viewer.ts';

/** Guards the community managers' pages: redirects others to the log-in, which leads back. */
export function CommunityOnly(): ReactElement {
  const state = useViewer('fresh');
  const loginPath = useLoginPath();
  if (state.status !== 'known') {
    return <PendingViewer state={state} />;
  }
  return state.viewer?.role === 'COMMUNITY_MANAGER' ? <Outlet /> : <Navigate replace to={loginPath ?? '/index'} />;
}
