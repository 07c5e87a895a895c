import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { rawPdf, rewrite } from '#server/integrations/pdf/testing/raw-pdf.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { downloadSignedPdf, uploadSignedPdf } from '#server/modules/signing/signing/corporation/testing/signed-pdf.ts';
import { createTestApp } from '#server/test/test-app.ts';

const run = promisify(execFile);

const testApp = await createTestApp();

/** What poppler says about the signatures of a file. */
async function askPoppler(file: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signet-signed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'signed.pdf'), file);
  return (await run('pdfsig', ['-nocert', 'signed.pdf'], { cwd: folder })).stdout;
}

test.each([
  ['as it was signed', (pdf: Buffer) => pdf, ''],
  [
    'over a table as macOS writes it',
    (pdf: Buffer) => rewrite(pdf, 'trailer', '4 1\n0000000000 00000 n \ntrailer'),
    '',
  ],
  ['with padding behind it', (pdf: Buffer) => pdf, '\0\0\0\0'],
])('a valid digital signature %s is still valid in what is stored and served', async (_, prepare, tail) => {
  const managed = await arrangeManagedLink(testApp);
  const signing = await arrangeCorporation(testApp, managed, { uploaded: false });
  const pdf = prepare(rawPdf());
  const { bytes } = await testApp.deps.sealer.seal({
    pdf,
    language: 'en',
    facts: { kind: 'CORPORATION', reference: 'SG-0000-0000-0000', claSha256: 'ab'.repeat(32) },
  });
  const file = Buffer.concat([bytes, Buffer.from(tail)]);
  expect(await askPoppler(file)).toContain('Signature is Valid');

  expect(await uploadSignedPdf(testApp, managed, { id: signing.id, file })).toMatchObject({ status: 200 });

  const served = await downloadSignedPdf(testApp, managed, signing.id);
  expect(served.bytes.equals(file)).toBe(true);
  expect(await askPoppler(served.bytes)).toContain('Signature is Valid');
});
