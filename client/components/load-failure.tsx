import type { ReactElement } from 'react';
import { toFailure } from '#client/apollo/failure.ts';
import { FailureNotice } from './failure-notice.tsx';

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces content that a query could not load: says why and offers a retry. */
export function LoadFailure({ error, onRetry }: LoadFailureProps): ReactElement {
  return <FailureNotice failure={toFailure(error)} onRetry={onRetry} />;
}
