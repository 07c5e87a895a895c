import { Box } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface StartSheetProps {
  /** Grid area on a wide page. */
  readonly area: 'sign' | 'login';
  /** Highlights what most visitors come for. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** One of the starting points on the home page. */
export function StartSheet({ area, isMain = false, children }: StartSheetProps): ReactElement {
  return (
    <Box
      as="section"
      gridArea={{ lg: area }}
      minWidth="0"
      p={{ base: '4', md: '8' }}
      bg="bg.sheet"
      border="hairline"
      borderTop={isMain ? 'rule.accent' : 'hairline'}
      borderRadius="sm"
    >
      {children}
    </Box>
  );
}
