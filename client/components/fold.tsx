import { Box, type BoxProps } from '@chakra-ui/react';
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
    <Box as="details" className="fold" {...props} {...(isOpen && { open: true })}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </Box>
  );
}
