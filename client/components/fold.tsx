import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface FoldProps extends BoxProps {
  /** What is folded, in a few words. */
  readonly summary: ReactNode;
}

/** What few readers need, behind a line that unfolds it. */
export function Fold({ summary, children, ...props }: FoldProps): ReactElement {
  return (
    <Box as="details" {...props}>
      <chakra.summary cursor="pointer" color="fg.muted" fontSize="sm" py="2">
        {summary}
      </chakra.summary>
      <Box pt="2" pb="4">
        {children}
      </Box>
    </Box>
  );
}
