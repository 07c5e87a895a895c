import { expect, test } from 'vitest';
import { packedStream, rawPdf } from '#server/integrations/pdf/testing/raw-pdf.ts';
import { pdfWithoutText, pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { DocumentText } from './document-text.entity.ts';
import { createDocumentTexts } from './document-text.ts';
import { storeDocument } from './store-document.ts';

const database = await createTestDatabase();

const texts = createDocumentTexts();
const em = () => database.orm.em.fork();

async function store(bytes: Buffer): Promise<string> {
  return (await storeDocument(em(), { bytes, createdAt: new Date() })).sha256;
}

test('the text of a document is extracted once, however many ask at once', async () => {
  const sha256 = await store(await pdfWithText(['First clause', 'Second clause']));

  const read = await Promise.all(Array.from({ length: 5 }, () => texts.read(em(), sha256)));

  expect(read).toEqual(Array.from({ length: 5 }, () => ['First clause', 'Second clause']));
  expect(await em().count(DocumentText, { document: sha256 })).toBe(1);
});

test('a stored text is not extracted again', async () => {
  const sha256 = await store(await pdfWithText(['The text']));
  await em().insert(DocumentText, { document: sha256, paragraphs: ['as it was stored'] });

  expect(await texts.read(em(), sha256)).toEqual(['as it was stored']);
});

test('the absence of a text is stored too', async () => {
  const sha256 = await store(await pdfWithoutText());

  expect(await texts.read(em(), sha256)).toEqual([]);
  expect(await em().findOneOrFail(DocumentText, { document: sha256 })).toMatchObject({ paragraphs: [] });
});

/** A PDF with one word of fifty million letters. */
function pdfOfLongWord(): Buffer {
  return rawPdf('', {
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    4: packedStream('', `BT /F1 12 Tf (${'a'.repeat(50_000_000)}) Tj ET`),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  });
}

test('a failed extraction is not tried again', async () => {
  const sha256 = await store(pdfOfLongWord());
  const first = await texts.read(em(), sha256);

  const again = await Promise.all(Array.from({ length: 20 }, () => texts.read(em(), sha256)));

  expect(first).toEqual([]);
  // Another attempt would have created another array.
  expect(again.filter((text) => text !== first)).toEqual([]);
  expect(await em().count(DocumentText, { document: sha256 })).toBe(0);
});
