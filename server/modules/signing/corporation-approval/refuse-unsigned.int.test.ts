import { expect, test } from 'vitest';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  pdfOf,
  stored,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { uploadSignedPdf } from '#server/modules/signing/signing/corporation/testing/signed-pdf.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();

test('the document that was mailed to be signed is not taken for the signed one', async () => {
  const managed = await arrangeManagedLink(testApp);
  const signing = await arrangeCorporation(testApp, managed, { uploaded: false });
  const { bytes } = await readDocument(testApp.em(), signing.document?.sha256 ?? '');
  const { id } = signing;

  const refused = await uploadSignedPdf(testApp, managed, { id, file: Buffer.from(bytes) });

  expect(refused.code).toBe('unuploaded');
  expect((await stored(testApp, signing)).pdfUploadedAt).toBeNull();
  const taken = await uploadSignedPdf(testApp, managed, { id, file: await pdfOf('signed') });
  expect(taken.code).toBeUndefined();
});
