import { Box } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { LoadingLines } from '#client/components/loading-lines.tsx';

/** Stands where the log-in is going to be, as high as its form: what is below it on a phone stays where it is. */
export function PendingLogin(): ReactElement {
  return (
    <Box minHeight="login">
      <LoadingLines />
    </Box>
  );
}
