import { Box } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface StartSheetProps {
  /** Where it lies on a wide page. */
  readonly area: 'sign' | 'login';
  /** Marks what most people come for. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** One of the things to begin with. */
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
