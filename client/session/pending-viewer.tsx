import type { ReactElement } from 'react';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Page } from '#client/components/page.tsx';
import type { ViewerState } from './use-viewer.ts';

interface PendingViewerProps {
  readonly state: Exclude<ViewerState, { readonly status: 'known' }>;
}

/** What a guard shows until it is known who is logged in. */
export function PendingViewer({ state }: PendingViewerProps): ReactElement {
  return (
    <Page>
      {state.status === 'loading' ? <LoadingLines /> : <LoadFailure error={state.error} onRetry={state.retry} />}
    </Page>
  );
}
