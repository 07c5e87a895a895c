import { Box, type BoxProps } from '@chakra-ui/react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { FrameEntries } from './frame-entries.tsx';
import { FRAMED_PAGE_ID } from './framed-page-id.ts';
import { InFrame } from './in-frame.ts';

const COLUMNS: BoxProps = {
  maxWidth: 'wide',
  mx: 'auto',
  display: { lg: 'grid' },
  gridTemplateColumns: { lg: '{sizes.frame} minmax(0, 1fr)' },
  ps: { lg: '8' },
};

interface FrameProps extends ComponentProps<typeof FrameEntries> {
  /** The page. */
  readonly children: ReactNode;
}

/**
 * A page beside the entries that it is one of; on a small screen they are a row above it. Without entries it stands
 * alone, and is still the same page once there are some.
 */
export function Frame({ children, ...entries }: FrameProps): ReactElement {
  const isFramed = entries.groups.length > 0;
  return (
    <Box width="full" {...(isFramed && COLUMNS)}>
      {isFramed && <FrameEntries {...entries} />}
      <Box id={FRAMED_PAGE_ID} tabIndex={-1} outline="none" minWidth="0">
        <InFrame value={isFramed}>{children}</InFrame>
      </Box>
    </Box>
  );
}
