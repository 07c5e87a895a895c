import 'react-pdf/dist/Page/TextLayer.css';
import { Box } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Page, type pdfjs } from 'react-pdf';

interface PdfPageProps {
  readonly number: number;
  /** In CSS pixels. */
  readonly width: number;
  /** Ratio of height to width, used until the page's own is known. */
  readonly ratio: number;
  /** Pages far ahead stay blank, so a long document opens as fast as a short one. */
  readonly isDrawn: boolean;
  /** Called when the page reaches the middle of the screen. */
  readonly onRead: (number: number) => void;
}

/** One page of a PDF, on white paper in light and dark mode alike. */
export function PdfPage({ number, width, ratio, isDrawn, onRead }: PdfPageProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const [ownRatio, setOwnRatio] = useState<number>();
  const latestOnRead = useRef(onRead);
  useEffect(() => {
    latestOnRead.current = onRead;
  });

  useEffect(() => {
    if (ref.current === null) {
      return undefined;
    }
    const isRead = (entries: IntersectionObserverEntry[]) => entries.some((entry) => entry.isIntersecting);
    const observer = new IntersectionObserver((entries) => isRead(entries) && latestOnRead.current(number), {
      rootMargin: '-50% 0px -50% 0px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [number]);

  const handleLoad = (page: pdfjs.PDFPageProxy) => {
    const viewport = page.getViewport({ scale: 1 });
    setOwnRatio(viewport.height / viewport.width);
  };

  return (
    <Box
      ref={ref}
      bg="page"
      borderBottom="hairline"
      mx="auto"
      colorScheme="light"
      style={{ width, minHeight: width * (ownRatio ?? ratio) }}
      css={{ '& .react-pdf__Page': { position: 'relative' }, '& canvas': { maxWidth: 'none' } }}
    >
      {isDrawn && width > 0 && (
        <Page
          pageNumber={number}
          width={width}
          suspense={false}
          renderAnnotationLayer={false}
          onLoadSuccess={handleLoad}
          loading={<></>}
          error={<></>}
        />
      )}
    </Box>
  );
}
