import { Box, Flex } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface ListRowProps {
  /** What it is: name and the facts that tell it from the others. */
  readonly children: ReactNode;
  /** What can be done with it. */
  readonly actions: ReactNode;
  /** More of it, below the whole width. */
  readonly more?: ReactNode;
}

/** An entry of a list: its facts, and beside them (on phones below) what can be done with it. */
export function ListRow({ children, actions, more }: ListRowProps): ReactElement {
  return (
    <Box as="li" py="6" borderBottom="hairline">
      <Flex gap="4" direction={{ base: 'column', md: 'row' }} justify="space-between" align={{ md: 'flex-start' }}>
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
