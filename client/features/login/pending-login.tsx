import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { LoadingLines } from '#client/components/loading-lines.tsx';

interface PendingLoginProps {
  /** Whether the form is going to be folded, so that nothing has to be kept free for it. */
  readonly isQuiet?: boolean;
}

/** Stands where the log-in is going to be, as high as its form: what is below it on a phone stays where it is. */
export function PendingLogin({ isQuiet = false }: PendingLoginProps): ReactElement {
  return (
    <Box minHeight={isQuiet ? undefined : 'login'}>
      <LoadingLines />
    </Box>
  );
}
