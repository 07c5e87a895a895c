import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { UnknownLink } from './unknown-link.tsx';
import type { SignLinkState } from './use-sign-link.ts';

interface PendingLinkProps {
  readonly linkId: string;
  readonly state: Exclude<SignLinkState, { readonly status: 'ready' }>;
}

/** What a signing page shows while its link is loading, unknown or failed to load. */
export function PendingLink({ linkId, state }: PendingLinkProps): ReactElement {
  const { pathname, search } = useLocation();
  switch (state.status) {
    case 'loading':
      return <LoadingLines />;
    case 'failed':
      return <LoadFailure error={state.error} onRetry={state.retry} />;
    case 'unknown':
      return <UnknownLink linkId={linkId} />;
    case 'moved':
      break;
  }
  const [root, page, , ...rest] = pathname.split('/');
  return (
    <Navigate replace to={{ pathname: [root, page, encodeURIComponent(state.linkId), ...rest].join('/'), search }} />
  );
}
