import type { ReactElement } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { AdministratorsOnly } from './administrators-only.tsx';
import { homePath, isModifyPasswordPath } from './home-path.ts';
import { useLoginPath } from './login-path.ts';
import { OtherAccount } from './other-account.tsx';
import { useIsForAdministrator } from './page-type.ts';
import { PendingViewer } from './pending-viewer.tsx';
import { useViewer } from './use-viewer.ts';

/**
 * The guard around the pages of a corporation's managers: visitors are led to the log-in of the link, and from there back;
 * whoever is logged in as somebody else is told so; a one-time password is changed before anything else (design §7).
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
    return <Navigate replace to={loginPath ?? '/corporation-manager-login'} />;
  }
  if (viewer.linkId !== linkId) {
    return <OtherAccount viewer={viewer} />;
  }
  if (!viewer.initialPasswordChanged && !isModifyPasswordPath(pathname)) {
    return <Navigate replace to={homePath(viewer, pathname + search)} />;
  }
  return isForAdministrator && viewer.role !== 'CORPORATION_ADMINISTRATOR' ? (
    <AdministratorsOnly viewer={viewer} />
  ) : (
    <Outlet />
  );
}
