import { Box, Flex } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { PdfPage } from './pdf-page.tsx';
import { PdfThumbnail } from './pdf-thumbnail.tsx';
import { useWidth } from './use-width.ts';

/** The page to enlarge first, by its number if the file has so many. */
export type StartPage = number | 'last';

interface PdfSheetsProps {
  readonly count: number;
  readonly startPage: StartPage;
  /** Width of the enlarged page, relative to the space for it. */
  readonly zoom: number;
  /** Ratio of height to width, used until a page's own is known. */
  readonly ratio: number;
  readonly onRead: (page: number) => void;
}

/** Thumbnails of all pages with one of them enlarged: first the one where people sign, usually the last. */
export function PdfSheets({ count, startPage, zoom, ratio, onRead }: PdfSheetsProps): ReactElement {
  const intl = useIntl();
  const [chosen, setChosen] = useState<number>();
  const page = chosen ?? (startPage === 'last' ? count : Math.min(startPage, count));
  const [ref, width] = useWidth();
  const latestOnRead = useRef(onRead);
  useEffect(() => {
    latestOnRead.current = onRead;
  });
  useEffect(() => latestOnRead.current(page), [page]);
  const nameOf = (number: number) => intl.formatMessage({ id: 'pdf.page' }, { page: number, pages: count });
  return (
    <Flex direction={{ base: 'column', lg: 'row' }} height={{ lg: 'full' }}>
      <Flex
        as="ol"
        aria-label={intl.formatMessage({ id: 'pdf.pages' })}
        listStyleType="none"
        direction={{ base: 'row', lg: 'column' }}
        flexShrink="0"
        gap="2"
        p="3"
        overflow="auto"
        borderRight={{ lg: 'hairline' }}
        borderBottom={{ base: 'hairline', lg: 'none' }}
      >
        {Array.from({ length: count }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <PdfThumbnail
              number={number}
              name={nameOf(number)}
              ratio={ratio}
              isChosen={number === page}
              onChoose={() => setChosen(number)}
            />
          </li>
        ))}
      </Flex>
      <Box
        ref={ref}
        as="section"
        aria-label={nameOf(page)}
        tabIndex={0}
        flex="1"
        minWidth="0"
        height={{ lg: 'full' }}
        overflow="auto"
      >
        <Box aria-hidden>
          <PdfPage key={page} number={page} width={width * zoom} ratio={ratio} isDrawn onRead={() => undefined} />
        </Box>
      </Box>
    </Flex>
  );
}
