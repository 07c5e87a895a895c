import type { ReactElement } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Page } from '#client/components/page.tsx';
import type { ViewerRole } from '#generated/graphql.ts';
import { type ManagerPageType, useLoginPath } from './login-path.ts';
import { useViewer } from './use-viewer.ts';

const ROLES: Readonly<Record<ManagerPageType, readonly ViewerRole[]>> = {
  org: ['COMMUNITY_MANAGER'],
  corp: ['CORPORATION_ADMINISTRATOR', 'EMPLOYEE_MANAGER'],
};

interface ManagerOnlyProps {
  readonly pageType: ManagerPageType;
}

/** The guard around the pages of a type: whoever may not see them is led to the log-in, and from there back (specification §2). */
export function ManagerOnly({ pageType }: ManagerOnlyProps): ReactElement {
  const state = useViewer('fresh');
  const loginPath = useLoginPath();
  if (state.status === 'known') {
    const isAllowed = state.viewer !== null && ROLES[pageType].includes(state.viewer.role);
    return isAllowed ? <Outlet /> : <Navigate replace to={loginPath ?? '/index'} />;
  }
  return (
    <Page>
      {state.status === 'loading' ? <LoadingLines /> : <LoadFailure error={state.error} onRetry={state.retry} />}
    </Page>
  );
}
