import { Box, type BoxProps } from '@chakra-ui/react';
import { type ReactElement, useContext } from 'react';
import { InFrame } from './frame/in-frame.ts';

/** Beside the entries of a frame, which line up with the title. */
const FRAMED: BoxProps = { mx: '0', pt: { base: '6', lg: '8' } };

/** The column that holds a page; by default as wide as a page of text. */
export function Page(props: BoxProps): ReactElement {
  const isFramed = useContext(InFrame);
  return (
    <Box
      width="full"
      maxWidth="page"
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '8', md: '12' }}
      pb={{ base: '12', md: '16' }}
      {...(isFramed && FRAMED)}
      {...props}
    />
  );
}
