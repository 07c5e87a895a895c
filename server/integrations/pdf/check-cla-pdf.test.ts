import { describe, expect, test } from 'vitest';
import { CLA_PDF_MAX_BYTES } from '#rules/upload.ts';
import { checkClaPdf, checkPdf } from './check-cla-pdf.ts';
import { packedStream, rawPdf, rewrite, stream, writePdf } from './testing/raw-pdf.ts';

/** Whose files they are. */
const OWNER = 'somebody';

/** A real CLA takes a tenth of that. */
const TIME_LIMIT = 2000;

const refused = (details: object) => ({ code: 'not_pdf', details });

test('a valid PDF is accepted unchanged', async () => {
  const bytes = rawPdf();

  const checked = await checkClaPdf(bytes, OWNER);

  expect(checked.pages).toBe(1);
  expect(Buffer.from(checked.bytes).equals(bytes)).toBe(true);
});

test('a broken PDF is accepted repaired', async () => {
  const checked = await checkClaPdf(rewrite(rawPdf(), /startxref\n\d+/, 'startxref\n7'), OWNER);

  expect((await checkClaPdf(checked.bytes, OWNER)).bytes).toEqual(checked.bytes);
});

test.each([
  ['nothing', ''],
  ['a web page', '<!doctype html><title>404</title>'],
  ['a PDF far behind other bytes', `${'x'.repeat(1024)}${rawPdf().toString('latin1')}`],
])('%s is no PDF', async (_name, text) => {
  await expect(checkClaPdf(Buffer.from(text, 'latin1'), OWNER)).rejects.toMatchObject(refused({}));
});

test('a refusal says why', async () => {
  const check = checkClaPdf(rawPdf('/OpenAction << /S /JavaScript /JS (x) >>'), OWNER);

  await expect(check).rejects.toMatchObject(refused({ reason: 'script' }));
});

describe('a file made to stall the service is given up:', () => {
  const MANY = Array.from({ length: 60 }, (_, index) => index);
  test.each<[string, () => Buffer]>([
    [
      'one whose blanks are read again and again',
      () => rewrite(rawPdf(), 'endobj\n3 0 obj', `endobj\n!${' '.repeat(1_500_000)}!\n3 0 obj`),
    ],
    [
      'one with more pages than anybody could count',
      () =>
        writePdf({
          1: '<< /Type /Catalog /Pages 2 0 R >>',
          ...Object.fromEntries(
            MANY.map((index) => [index + 2, `<< /Type /Pages /Kids [${index + 3} 0 R ${index + 3} 0 R] /Count 2 >>`]),
          ),
          62: '<< /Type /Page /MediaBox [0 0 9 9] >>',
        }),
    ],
    ['one with deeply nested lists', () => rawPdf('', { 4: '['.repeat(2_000_000) })],
    [
      'one with a table of a billion rows',
      () => rawPdf('', { 4: packedStream('/Type /XRef /Size 1000000000 /W [1 2 1]', 'x') }),
    ],
  ])('%s', async (_name, build) => {
    const check = checkPdf(build(), { use: 'cla', maxBytes: CLA_PDF_MAX_BYTES, owner: OWNER, timeLimit: TIME_LIMIT });

    await expect(check).rejects.toMatchObject(refused({ reason: 'too_complex' }));
  });
});

test('the longest CLA is accepted and one byte more is not', async () => {
  const withStream = (length: number) => rawPdf('', { 4: stream('', 'x'.repeat(length)) });
  // The length is written twice, both times with the same number of digits.
  const around = withStream(1_000_000).length - 1_000_000;
  const filled = (size: number) => withStream(size - around);
  const longest = filled(CLA_PDF_MAX_BYTES);

  expect(longest).toHaveLength(CLA_PDF_MAX_BYTES);
  await expect(checkClaPdf(longest, OWNER)).resolves.toMatchObject({ pages: 1 });
  await expect(checkClaPdf(filled(CLA_PDF_MAX_BYTES + 1), OWNER)).rejects.toMatchObject({ code: 'file_too_large' });
});
