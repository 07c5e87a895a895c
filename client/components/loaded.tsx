import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure.tsx';
import { LoadingLines } from './loading-lines.tsx';
import { RefreshFailure } from './refresh-failure.tsx';

interface LoadedProps<Data> {
  /** Undefined until the query has answered. */
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what a query has answered, and why it could not be loaded again; until then that it loads, or why it failed. */
export function Loaded<Data>({ data, error, onRetry, children }: LoadedProps<Data>): ReactNode {
  if (data !== undefined) {
    return (
      <>
        <RefreshFailure error={error} onRetry={onRetry} />
        {children(data)}
      </>
    );
  }
  return error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={onRetry} />;
}
