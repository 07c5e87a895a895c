import { Box, Skeleton } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { PdfFailure } from './pdf-failure.tsx';
import type { StartPage } from './pdf-sheets.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { usePdfViewer } from './use-pdf-viewer.ts';
import { useWidth } from './use-width.ts';
import { useZoom } from './use-zoom.ts';

interface PdfViewProps {
  readonly url: string;
  readonly title: string;
  /** File name of the download. */
  readonly fileName: string;
  /** Language of the text, if it may differ from the surrounding page's. */
  readonly lang?: string;
  /** Height of the scrolling viewport from breakpoint `lg` on; below it, all pages are in the page flow. */
  readonly height?: string;
  /** Shows one page at a time, this one first, with thumbnails of all; without it, all pages below each other. */
  readonly startPage?: StartPage | undefined;
  /** Called once the number of pages is known. */
  readonly onCount?: (count: number) => void;
}

/** Shows a PDF page by page or as text; the rendering code is downloaded on demand. */
export function PdfView({ url, title, fileName, lang, height, startPage, onCount }: PdfViewProps): ReactElement {
  const intl = useIntl();
  const zoom = useZoom();
  const [pages, setPages] = useState({ current: 1, count: 0 });
  const [isText, setText] = useState(false);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const [windowRef, width] = useWidth();
  const { viewer, hasFailed: isViewerMissing } = usePdfViewer(attempt);
  const hasFailed = isViewerMissing || failedAttempt === attempt;
  const isScrolled = startPage === undefined || isText || hasFailed;
  const handlePages = (next: typeof pages) => {
    setPages(next);
    if (next.count !== pages.count) {
      onCount?.(next.count);
    }
  };

  return (
    <Box border="hairline" borderRadius="sm" bg="bg.sheet" overflow="hidden">
      <PdfToolbar
        url={url}
        fileName={fileName}
        pages={hasFailed ? undefined : pages}
        zoom={zoom}
        isText={isText}
        onTextChange={setText}
      />
      <Box
        as="section"
        ref={windowRef}
        aria-label={intl.formatMessage({ id: 'pdf.region' }, { title })}
        tabIndex={isScrolled ? 0 : undefined}
        position="relative"
        overflow={isScrolled ? 'auto' : 'hidden'}
        height={height === undefined ? undefined : { lg: height }}
        bg="bg.subtle"
      >
        {hasFailed && <PdfFailure url={url} fileName={fileName} onRetry={() => setAttempt(attempt + 1)} />}
        {!hasFailed && viewer === undefined && <Skeleton minHeight="60vh" />}
        {!hasFailed && viewer !== undefined && (
          <viewer.PdfDocument
            key={`${url} ${attempt}`}
            url={url}
            width={width}
            zoom={zoom.level}
            startPage={startPage}
            lang={lang}
            isText={isText}
            onPagesChange={handlePages}
            onFailure={() => setFailedAttempt(attempt)}
          />
        )}
      </Box>
    </Box>
  );
}
