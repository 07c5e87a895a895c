import { Box, Flex } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface ListRowProps {
  /** The name, and the facts that distinguish the entry from others. */
  readonly children: ReactNode;
  /** What can be done with the entry. */
  readonly actions: ReactNode;
  /** Further details, below at full width. */
  readonly more?: ReactNode;
}

/** A list entry: its facts, with its actions beside them, or below on phones. */
export function ListRow({ children, actions, more }: ListRowProps): ReactElement {
  return (
    <Box as="li" py="4" borderBottom="hairline">
      <Flex gap="4" direction={{ base: 'column', md: 'row' }} justify="space-between" align={{ md: 'center' }}>
        <Box minWidth="0" flexGrow="1">
          {children}
        </Box>
        <Flex gap="2" wrap="wrap" align="center" flexShrink="0">
          {actions}
        </Flex>
      </Flex>
      {more}
    </Box>
  );
}
