import type { ReactElement } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { corporationLoginPath } from '#rules/paths.ts';
import { AdministratorsOnly } from './administrators-only.tsx';
import { homePath, isModifyPasswordPath, missingFactorPath } from './home-path.ts';
import { useLoginPath } from './login-path.ts';
import { OtherAccount } from './other-account.tsx';
import { useIsForAdministrator } from './page-type.ts';
import { PendingViewer } from './pending-viewer.tsx';
import { useViewer } from './use-viewer.ts';

/**
 * Guards the pages of a corporation's managers: redirects visitors to the link's log-in, which leads back; shows other
 * accounts a notice; and requires a one-time password to be changed, and a missing second factor to be set up, before
 * anything else.
 */
export function CorporationOnly(): ReactElement {
  const state = useViewer('fresh');
  const { linkId = '' } = useParams();
  const { pathname, search } = useLocation();
  const loginPath = useLoginPath();
  const isForAdministrator = useIsForAdministrator();
  if (state.status !== 'known') {
    return <PendingViewer state={state} />;
  }
  const { viewer } = state;
  if (viewer === null) {
    return <Navigate replace to={loginPath ?? corporationLoginPath()} />;
  }
  if (viewer.linkId !== linkId) {
    return <OtherAccount viewer={viewer} />;
  }
  if (!viewer.initialPasswordChanged && !isModifyPasswordPath(pathname)) {
    return <Navigate replace to={homePath(viewer, pathname + search)} />;
  }
  const factorPath = missingFactorPath(viewer, { pathname, search });
  if (factorPath !== undefined) {
    return <Navigate replace to={factorPath} />;
  }
  return isForAdministrator && viewer.role !== 'CORPORATION_ADMINISTRATOR' ? (
    <AdministratorsOnly viewer={viewer} />
  ) : (
    <Outlet />
  );
}
