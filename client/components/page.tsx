import { Box, type BoxProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';

/** The column that holds a page; by default as wide as a page of text. */
export function Page(props: BoxProps): ReactElement {
  return (
    <Box
      width="full"
      maxWidth="page"
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '8', md: '12' }}
      pb={{ base: '12', md: '16' }}
      {...props}
    />
  );
}
