import { Box, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { Document, type pdfjs } from 'react-pdf';
import { PDF_OPTIONS } from './pdf-options.ts';
import { PdfPage } from './pdf-page.tsx';
import { PdfSheets, type StartPage } from './pdf-sheets.tsx';
import { PdfText } from './pdf-text.tsx';

/** Ratio of height to width, assumed until a page's own is known. */
const A4 = Math.SQRT2;
/** Number of pages drawn ahead of the one being read. */
const AHEAD = 2;

interface PdfDocumentProps {
  readonly url: string;
  readonly lang: string | undefined;
  /** Width of the space for pages, in CSS pixels. */
  readonly width: number;
  /** Width of a page, relative to the space for it. */
  readonly zoom: number;
  /** The first page where one is shown at a time; undefined where all are shown below each other. */
  readonly startPage: StartPage | undefined;
  /** Whether the text is shown instead of the pages; screen readers always have it. */
  readonly isText: boolean;
  readonly onPagesChange: (pages: { current: number; count: number }) => void;
  readonly onFailure: () => void;
}

/** The pages of a PDF and its text. */
export function PdfDocument({ url, lang, isText, onPagesChange, onFailure, ...space }: PdfDocumentProps): ReactElement {
  const [pdf, setPdf] = useState<pdfjs.PDFDocumentProxy>();
  const [ratio, setRatio] = useState(A4);
  const [furthest, setFurthest] = useState(1);
  const count = pdf?.numPages ?? 0;
  const isPaged = space.startPage !== undefined;

  const handleLoad = async (loaded: pdfjs.PDFDocumentProxy) => {
    const { width: pageWidth, height } = (await loaded.getPage(1)).getViewport({ scale: 1 });
    setRatio(height / pageWidth);
    setPdf(loaded);
    onPagesChange({ current: 1, count: loaded.numPages });
  };
  const handleBrokenPage = ({ loadingTask }: pdfjs.PDFDocumentProxy) => {
    // Its pages cannot be read either once the reader has left the document.
    if (!loadingTask.destroyed) {
      onFailure();
    }
  };
  const handleRead = (page: number) => {
    setFurthest((previous) => Math.max(previous, page));
    onPagesChange({ current: page, count });
  };
  const text = pdf !== undefined && <PdfText pdf={pdf} lang={lang} />;

  return (
    <>
      <Box
        aria-hidden={!isPaged}
        lang={lang}
        display={isText ? 'none' : 'block'}
        css={isPaged ? { height: 'full', '& > .react-pdf__Document': { height: 'full' } } : undefined}
      >
        <Document
          file={url}
          options={PDF_OPTIONS}
          suspense={false}
          loading={<Skeleton minHeight="60vh" />}
          error={<></>}
          onLoadSuccess={(loaded) => void handleLoad(loaded).catch(() => handleBrokenPage(loaded))}
          onLoadError={onFailure}
          onSourceError={onFailure}
        >
          <Pages {...space} count={count} ratio={ratio} drawn={furthest + AHEAD} onRead={handleRead} />
        </Document>
      </Box>
      {isText ? text : <VisuallyHidden>{text}</VisuallyHidden>}
    </>
  );
}

interface PagesProps extends Pick<PdfDocumentProps, 'width' | 'zoom' | 'startPage'> {
  readonly count: number;
  readonly ratio: number;
  /** Number of pages to draw, from the first one on, where all are shown. */
  readonly drawn: number;
  readonly onRead: (page: number) => void;
}

function Pages({ count, width, zoom, ratio, startPage, drawn, onRead }: PagesProps): ReactElement {
  if (startPage !== undefined && count > 0) {
    return <PdfSheets count={count} startPage={startPage} zoom={zoom} ratio={ratio} onRead={onRead} />;
  }
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <PdfPage
          key={index}
          number={index + 1}
          width={width * zoom}
          ratio={ratio}
          isDrawn={index < drawn}
          onRead={onRead}
        />
      ))}
    </>
  );
}
