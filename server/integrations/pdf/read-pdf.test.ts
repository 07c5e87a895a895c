import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';

async function threePages(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.addPage();
  document.addPage();
  document.addPage();
  return document;
}

async function encrypted(): Promise<Uint8Array> {
  const document = await threePages();
  document.encrypt({ ownerPassword: 'owner' });
  return document.save();
}

async function withoutPages(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  return document.save({ addDefaultPage: false });
}

describe('a PDF', () => {
  test('is read for the number of its pages', async () => {
    const document = await threePages();

    expect(await readPdf(await document.save())).toEqual({ pages: 3 });
  });

  test.each([
    ['nothing', async () => new Uint8Array(), { reason: 'header' }],
    ['a text', async () => Buffer.from('This is not a PDF.'), { reason: 'header' }],
    [
      'a PDF after other bytes',
      async () => Buffer.concat([Buffer.from('x\n'), await encrypted()]),
      { reason: 'header' },
    ],
    ['a header alone', async () => Buffer.from('%PDF-1.7\n%%EOF\n'), {}],
    ['a document without pages', withoutPages, { reason: 'empty' }],
    ['an encrypted document', encrypted, { reason: 'encrypted' }],
  ])('is not %s', async (_, bytes, details) => {
    await expect(readPdf(await bytes())).rejects.toMatchObject({ code: 'not_pdf', details });
  });
});
