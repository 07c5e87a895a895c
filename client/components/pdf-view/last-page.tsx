import { Box } from '@chakra-ui/react';
import { type ReactElement, useEffect, useState } from 'react';
import type * as pictureModule from './page-picture.tsx';
import { useWidth } from './use-width.ts';

interface LastPageProps {
  /** Undefined until the document is there. */
  readonly url: string | undefined;
}

/**
 * A picture of a document's last page, for eyes alone: the page does not wait for it, and has room for it from the
 * start. When it cannot be drawn, the sheet stays blank.
 */
export function LastPage({ url }: LastPageProps): ReactElement {
  const [ref, width] = useWidth();
  const picture = usePicture(url !== undefined && width > 0);
  return (
    <Box
      ref={ref}
      aria-hidden
      flexShrink="0"
      width={{ base: '16', sm: '24', md: 'thumbnail' }}
      aspectRatio="1 / 1.4142"
      bg="page"
      border="hairline"
      colorScheme="light"
      overflow="hidden"
    >
      {url !== undefined && picture !== undefined && <picture.PagePicture url={url} width={width} />}
    </Box>
  );
}

/** Downloads the code that draws it, once there is something to draw. */
function usePicture(isWanted: boolean): typeof pictureModule | undefined {
  const [picture, setPicture] = useState<typeof pictureModule>();
  useEffect(() => {
    if (isWanted) {
      void import('./page-picture.tsx').then(setPicture, () => undefined);
    }
  }, [isWanted]);
  return picture;
}
