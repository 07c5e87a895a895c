import { expect, test } from 'vitest';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { DocumentSeal } from '#server/modules/ground/seal/document-seal.entity.ts';
import { SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  operate,
  pdfOf,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { uploadSignedPdf } from '#server/modules/signing/signing/corporation/testing/signed-pdf.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { sealEarlierSignedPdfs } from './seal-earlier-signed-pdfs.job.ts';

const HOUR = 3_600_000;

test('what was approved without a seal is sealed once after its own bytes, an hour later, however often the job runs', async () => {
  const testApp = await createTestApp();
  const managed = await arrangeManagedLink(testApp);
  const { id } = await arrangeCorporation(testApp, managed, { uploaded: false });
  const waiting = await arrangeCorporation(testApp, managed, { uploaded: false });
  const file = await pdfOf('approved long ago');
  await uploadSignedPdf(testApp, managed, { id, file });
  await uploadSignedPdf(testApp, managed, { id: waiting.id, file: await pdfOf('not approved') });
  await operate(testApp, 'approveCorporationSigning', { id, headers: managed.headers });
  const versions = (corporationSigning: string): Promise<SignedPdfUpload[]> =>
    testApp.em().find(SignedPdfUpload, { corporationSigning });

  await sealEarlierSignedPdfs.run(testApp.deps, {});
  expect(await versions(id)).toMatchObject([{ sealedDocument: null }]);
  const later = { ...testApp.deps, now: () => new Date(testApp.deps.now().getTime() + HOUR + 1000) };
  await Promise.all([sealEarlierSignedPdfs.run(later, {}), sealEarlierSignedPdfs.run(later, {})]);

  const [version] = await versions(id);
  const sha256 = version?.sealedDocument?.sha256 ?? '';
  const { bytes } = await readDocument(testApp.em(), sha256);
  expect(Buffer.from(bytes).subarray(0, file.length).equals(file)).toBe(true);
  expect(await testApp.em().find(DocumentSeal, {})).toMatchObject([
    { state: 'sealed_later', document: { sha256 }, unsealedSha256: version?.document.sha256 },
  ]);
  expect(await versions(waiting.id)).toMatchObject([{ sealedDocument: null }]);
});
