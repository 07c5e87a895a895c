import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { toFailure } from '#client/apollo/failure.ts';
import { FailureNotice } from './failure-notice.tsx';

interface RefreshFailureProps {
  /** Undefined when nothing has failed. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Stands above what a query has loaded before and could not load again: says why, and offers a retry. */
export function RefreshFailure({ error, onRetry }: RefreshFailureProps): ReactElement | null {
  return error === undefined ? null : (
    <Box mb="4">
      <FailureNotice titleId="app.failure.stale" failure={toFailure(error)} onRetry={onRetry} />
    </Box>
  );
}
