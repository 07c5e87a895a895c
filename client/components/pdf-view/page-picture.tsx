import { type ReactElement, useState } from 'react';
import { Document, Page } from 'react-pdf';
import { PDF_OPTIONS } from './pdf-options.ts';

interface PagePictureProps {
  readonly url: string;
  /** Width of the page, in CSS pixels. */
  readonly width: number;
}

/** The last page of a PDF, small: on a signed document the page with the signature. */
export function PagePicture({ url, width }: PagePictureProps): ReactElement {
  const [last, setLast] = useState<number>();
  return (
    <Document
      file={url}
      options={PDF_OPTIONS}
      suspense={false}
      loading={<></>}
      error={<></>}
      onLoadSuccess={({ numPages }) => setLast(numPages)}
    >
      {last !== undefined && (
        <Page
          pageNumber={last}
          width={width}
          suspense={false}
          renderAnnotationLayer={false}
          renderTextLayer={false}
          loading={<></>}
          error={<></>}
        />
      )}
    </Document>
  );
}
