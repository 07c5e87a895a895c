import { Box, chakra, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Page } from 'react-pdf';

/** In CSS pixels. */
const WIDTH = 64;

interface PdfThumbnailProps {
  readonly number: number;
  readonly name: string;
  readonly ratio: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** Scrolls the strip of thumbnails alone: the page around it stays where its reader is. */
function bringIntoStrip(button: HTMLElement): void {
  const strip = button.closest('ol');
  if (strip === null) {
    return;
  }
  const [at, frame] = [button.getBoundingClientRect(), strip.getBoundingClientRect()];
  strip.scrollLeft += Math.max(0, at.right - frame.right) + Math.min(0, at.left - frame.left);
  strip.scrollTop += Math.max(0, at.bottom - frame.bottom) + Math.min(0, at.top - frame.top);
}

/** A small picture of a page, which enlarges it; drawn once it comes into sight. */
export function PdfThumbnail({ number, name, ratio, isChosen, onChoose }: PdfThumbnailProps): ReactElement {
  const ref = useRef<HTMLButtonElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const button = ref.current;
    if (button === null) {
      return undefined;
    }
    if (isChosen) {
      bringIntoStrip(button);
    }
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        setSeen(true);
      }
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, [isChosen]);
  return (
    <chakra.button
      ref={ref}
      type="button"
      aria-label={name}
      aria-pressed={isChosen}
      display="block"
      cursor="pointer"
      textAlign="center"
      color={isChosen ? 'fg' : 'fg.muted'}
      onClick={onChoose}
    >
      <Box
        bg="page"
        colorScheme="light"
        overflow="hidden"
        borderRadius="sm"
        outlineWidth={isChosen ? '2px' : '1px'}
        outlineStyle="solid"
        outlineColor={isChosen ? 'accent' : 'border'}
        style={{ width: WIDTH, minHeight: WIDTH * ratio }}
      >
        {isSeen && (
          <Page
            pageNumber={number}
            width={WIDTH}
            suspense={false}
            renderAnnotationLayer={false}
            renderTextLayer={false}
            loading={<></>}
            error={<></>}
          />
        )}
      </Box>
      <Text fontSize="xs" fontWeight={isChosen ? 'semibold' : undefined} fontVariantNumeric="tabular-nums">
        {number}
      </Text>
    </chakra.button>
  );
}
