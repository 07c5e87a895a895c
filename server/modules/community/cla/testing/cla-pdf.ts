import { PDFDocument } from '@cantoo/pdf-lib';

const MARGIN = 72;
const LEADING = 18;

/** Creates a PDF with these paragraphs, one per line; overflow goes to the next page. */
export async function pdfWithText(paragraphs: readonly string[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const perPage = 30;
  for (let start = 0; start < paragraphs.length; start += perPage) {
    const page = document.addPage([595, 842]);
    for (const [index, text] of paragraphs.slice(start, start + perPage).entries()) {
      page.drawText(text, { x: MARGIN, y: 842 - MARGIN - index * LEADING * 1.5, size: 10 });
    }
  }
  return Buffer.from(await document.save());
}

/** Creates a PDF with a drawing and no text, like a scan. */
export async function pdfWithoutText(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawRectangle({ x: MARGIN, y: 500, width: 300, height: 200 });
  return Buffer.from(await document.save());
}
