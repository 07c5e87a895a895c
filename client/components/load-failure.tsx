import type { ReactElement } from 'react';
import { toFailure } from '#client/apollo/failure.ts';
import { FailureNotice } from './failure-notice.tsx';

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In the place of what a query could not load: why, and another try. */
export function LoadFailure({ error, onRetry }: LoadFailureProps): ReactElement {
  return <FailureNotice failure={toFailure(error)} onRetry={onRetry} />;
}
