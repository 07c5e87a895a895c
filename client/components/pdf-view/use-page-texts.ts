import { useEffect, useState } from 'react';
import type { pdfjs } from 'react-pdf';
import { toParagraphs } from '#rules/pdf-paragraphs.ts';

/** The text of one page; without paragraphs if it has no readable text. */
export interface PageText {
  readonly page: number;
  readonly paragraphs: readonly string[];
}

async function readPage(pdf: pdfjs.PDFDocumentProxy, page: number): Promise<PageText> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return { page, paragraphs: toParagraphs(items.flatMap((item) => ('str' in item ? [item] : []))) };
}

/** Returns the text of a PDF page by page; empty until it is read. */
export function usePageTexts(pdf: pdfjs.PDFDocumentProxy): readonly PageText[] {
  const [texts, setTexts] = useState<readonly PageText[]>([]);
  useEffect(() => {
    let isWanted = true;
    const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
    // A page whose text cannot be read is still drawn; the reader sees a note that it has no text.
    const reading = pages.map((page) => readPage(pdf, page).catch((): PageText => ({ page, paragraphs: [] })));
    void Promise.all(reading).then((read) => isWanted && setTexts(read));
    return () => {
      isWanted = false;
    };
  }, [pdf]);
  return texts;
}
