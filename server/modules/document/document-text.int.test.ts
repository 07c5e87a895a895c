import { beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/open-database.ts';
import { packedStream, rawPdf } from '#server/integrations/pdf/testing/raw-pdf.ts';
import { pdfWithoutText, pdfWithText } from '#server/modules/cla/testing/cla-pdf.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { DocumentText } from './document-text.entity.ts';
import { readDocumentText } from './document-text.ts';
import { storeDocument } from './store-document.ts';

/** A thread takes a while to start on a busy machine. */
const TIMEOUT = 60_000;

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});

const em = () => database.orm.em.fork();

async function store(bytes: Buffer): Promise<string> {
  return (await storeDocument(em(), { bytes, createdAt: new Date() })).sha256;
}

test('the text of a document is taken out once, however many ask at once', { timeout: TIMEOUT }, async () => {
  const sha256 = await store(await pdfWithText(['First clause', 'Second clause']));

  const texts = await Promise.all(Array.from({ length: 5 }, () => readDocumentText(em(), sha256)));

  expect(texts).toEqual(Array.from({ length: 5 }, () => ['First clause', 'Second clause']));
  expect(await em().count(DocumentText, { document: sha256 })).toBe(1);
});

test('what is stored is not taken out again', async () => {
  const sha256 = await store(await pdfWithText(['The text']));
  await em().insert(DocumentText, { document: sha256, paragraphs: ['as it was stored'] });

  expect(await readDocumentText(em(), sha256)).toEqual(['as it was stored']);
});

test('that a document has no text is stored too', { timeout: TIMEOUT }, async () => {
  const sha256 = await store(await pdfWithoutText());

  expect(await readDocumentText(em(), sha256)).toEqual([]);
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

test('a text that cannot be taken out is not tried again', { timeout: TIMEOUT }, async () => {
  const sha256 = await store(pdfOfLongWord());
  const started = performance.now();
  expect(await readDocumentText(em(), sha256)).toEqual([]);
  const first = performance.now() - started;

  const again = await Promise.all(Array.from({ length: 20 }, () => readDocumentText(em(), sha256)));

  expect(again).toEqual(Array.from({ length: 20 }, () => []));
  // Twenty attempts, two at a time, take some ten times as long as one.
  expect(performance.now() - started).toBeLessThan(4 * first);
  expect(await em().count(DocumentText, { document: sha256 })).toBe(0);
});
