import { Box, type BoxProps, chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface FoldProps extends BoxProps {
  /** What is folded, in a few words. */
  readonly summary: ReactNode;
  /** Whether it is unfolded already. */
  readonly isOpen?: boolean;
}

/** What few readers need, behind a line that unfolds it. */
export function Fold({ summary, isOpen = false, children, ...props }: FoldProps): ReactElement {
  return (
    <Box as="details" {...props} {...(isOpen && { open: true })}>
      <chakra.summary cursor="pointer" color="fg.muted" fontSize="sm" py="2">
        {summary}
      </chakra.summary>
      <Box pt="2" pb="4">
        {children}
      </Box>
    </Box>
  );
}
