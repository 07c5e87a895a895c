import type { ReactElement } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { homePath, isModifyPasswordPath, missingFactorPath } from './home-path.ts';
import { LinkRoleProvider } from './link-role-provider.tsx';
import { useLoginPath } from './login-path.ts';
import { OtherAccount } from './other-account.tsx';
import { useIsForServiceAdministrator } from './page-type.ts';
import { PendingViewer } from './pending-viewer.tsx';
import { ServiceAdministratorsOnly } from './service-administrators-only.tsx';
import { useViewer } from './use-viewer.ts';

/**
 * Guards the community managers' pages: redirects visitors to the log-in, which leads back; shows the managers of
 * corporations a notice; and requires a one-time password to be changed, and a missing second factor to be set up,
 * before anything else.
 */
export function CommunityOnly(): ReactElement {
  const state = useViewer('fresh');
  const loginPath = useLoginPath();
  const location = useLocation();
  const isForServiceAdministrator = useIsForServiceAdministrator();
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
  if (!viewer.initialPasswordChanged && !isModifyPasswordPath(location.pathname)) {
    return <Navigate replace to={homePath(viewer, location.pathname + location.search)} />;
  }
  const factorPath = missingFactorPath(viewer, location);
  if (factorPath !== undefined) {
    return <Navigate replace to={factorPath} />;
  }
  return isForServiceAdministrator && !viewer.isServiceAdministrator ? (
    <ServiceAdministratorsOnly viewer={viewer} />
  ) : (
    <LinkRoleProvider>
      <Outlet />
    </LinkRoleProvider>
  );
}
