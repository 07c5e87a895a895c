import { expect, test } from 'vitest';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  pdfOf,
  stored,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { uploadSignedPdf } from '#server/modules/signing/signing/corporation/testing/signed-pdf.ts';
import { createTestApp } from '#server/test/test-app.ts';

const FILES = 3;

const testApp = await createTestApp({ UPLOADS_PER_DAY: String(FILES), UPLOAD_MEGABYTES_PER_DAY: '1' });

/** A PDF of somewhat more than so many bytes. */
const pdfAbove = async (size: number) => Buffer.concat([await pdfOf('large'), Buffer.from(`\n%${'x'.repeat(size)}`)]);

async function upload(managed: ManagedLink, signing: CorporationSigning, file: Buffer): Promise<string> {
  const { code } = await uploadSignedPdf(testApp, managed, { id: signing.id, file });
  return code ?? 'stored';
}

test('of uploads at once no more are taken than an account may upload in a day, at all its links together', async () => {
  const managed = await arrangeManagedLink(testApp);
  const owner = await managed.link.owner.loadOrFail();
  const other = await arrangeManagedLink(testApp, owner);
  const [here, there] = [await arrangeCorporation(testApp, managed), await arrangeCorporation(testApp, other)];
  const files = await Promise.all(Array.from({ length: 3 }, () => pdfOf('signed')));

  const answers = await Promise.all(files.flatMap((file) => [upload(managed, here, file), upload(other, there, file)]));

  expect(answers.filter((answer) => answer === 'stored')).toHaveLength(FILES);
  expect(answers.filter((answer) => answer === 'too_many_request')).toHaveLength(3);
});

test('what is refused as too much for a day changes nothing, and smaller files still pass', async () => {
  const managed = await arrangeManagedLink(testApp);
  const signing = await arrangeCorporation(testApp, managed, { uploaded: false });
  expect(await upload(managed, signing, await pdfAbove(700_000))).toBe('stored');
  const before = await stored(testApp, signing);

  expect(await upload(managed, signing, await pdfAbove(700_000))).toBe('too_many_request');

  expect(await stored(testApp, signing)).toMatchObject({ pdfUploadedAt: before.pdfUploadedAt });
  expect(await upload(managed, signing, await pdfOf('small'))).toBe('stored');
});

test('files that are no CLA count too, because checking them costs as much', async () => {
  const { headers } = await arrangeManagedLink(testApp);
  const send = async () => {
    const form = new FormData();
    form.set('pdf', new File([`%PDF-1.7 ${crypto.randomUUID()}`], 'cla.pdf', { type: 'application/pdf' }));
    const response = new Response(form);
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/v1/cla-upload',
      headers: { ...headers, 'content-type': response.headers.get('content-type') ?? '' },
      payload: Buffer.from(await response.arrayBuffer()),
    });
    return answer.json<{ data: { error_code: string } }>().data.error_code;
  };

  const answers = [await send(), await send(), await send(), await send()];

  expect(answers).toEqual(['cla.not_pdf', 'cla.not_pdf', 'cla.not_pdf', 'cla.too_many_request']);
});
