import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeEach, describe, expect, test } from 'vitest';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  operate,
  pdfOf,
  stored,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import {
  downloadSignedPdf,
  filePayload,
  uploadSignedPdf,
} from '#server/modules/signing/signing/corporation/testing/signed-pdf.ts';
import { signIn } from '#server/test/sign-in.ts';
import { buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const LIMIT = 5 * 1024 * 1024;

const testApp = await createTestApp();
let managed: ManagedLink;
let signing: CorporationSigning;
beforeEach(async () => {
  managed = await arrangeManagedLink(testApp);
  signing = await arrangeCorporation(testApp, managed, { uploaded: false });
});

const upload = (file: Buffer, part?: string) =>
  uploadSignedPdf(testApp, managed, { id: signing.id, file, ...(part === undefined ? {} : { part }) });
const download = () => downloadSignedPdf(testApp, managed, signing.id);

/** A PDF with a scanned page so large that the file has exactly `size` bytes. */
async function pdfOfSize(size: number): Promise<Buffer> {
  const small = await pdfWithScan(LIMIT - 100_000);
  const file = await pdfWithScan(LIMIT - 100_000 + size - small.length);
  expect(file).toHaveLength(size);
  return file;
}

async function pdfWithScan(bytes: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText('A scan', { x: 50, y: 700 });
  document.context.register(document.context.stream(Buffer.alloc(bytes, 'scan')));
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

async function withScript(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.addJavaScript('main', 'app.alert(1)');
  return Buffer.from(await document.save());
}

async function withFile(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await document.attach(Buffer.from('MZ'), 'setup.exe', { mimeType: 'application/octet-stream' });
  return Buffer.from(await document.save());
}

async function encrypted(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  return Buffer.from(await document.save());
}

describe('an upload', () => {
  test('is stored byte for byte and can be downloaded', async () => {
    const file = await pdfOf('signed by hand');

    const answer = await upload(file);

    expect(answer).toMatchObject({ status: 200 });
    expect(await stored(testApp, signing)).toMatchObject({ state: 'uncompleted', pdfUploadedAt: expect.any(Date) });
    const { status, bytes, headers } = await download();
    expect(status).toBe(200);
    expect(bytes.equals(file)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${signing.reference}-signed.pdf"`,
      'cache-control': 'private, no-store',
    });
  });

  test('replaces the one before, which stays stored; both are audited', async () => {
    const [older, newer] = [await pdfOf('older'), await pdfOf('newer')];

    await upload(older);
    await upload(newer);

    expect((await download()).bytes.equals(newer)).toBe(true);
    expect((await readDocument(testApp.em(), await fingerprint(older))).bytes).toHaveLength(older.length);
    expect(await testApp.em().count(SignedPdfUpload, { corporationSigning: signing })).toBe(2);
    const where = { subject: signing.id, action: 'SIGNED_PDF_UPLOADED' };
    const events = await testApp.em().find(AuditEvent, where, { orderBy: { createdAt: 'asc' } });
    expect(events.map(({ details }) => details)).toEqual([
      { documentSha256: await fingerprint(older), replacedSha256: '' },
      { documentSha256: await fingerprint(newer), replacedSha256: await fingerprint(older) },
    ]);
  });

  test('is possible after the approval too', async () => {
    await upload(await pdfOf('first'));
    await operate(testApp, 'approveCorporationSigning', { id: signing.id, headers: managed.headers });
    const better = await pdfOf('a better scan');

    expect((await upload(better)).status).toBe(200);
    expect((await download()).bytes.equals(better)).toBe(true);
  });

  test('of the same file several times at once succeeds', async () => {
    const file = await pdfOf('the same');

    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(file)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  test('of exactly 5 MiB is accepted, not counting the rest of the form', async () => {
    expect(await upload(await pdfOfSize(LIMIT))).toMatchObject({ status: 200 });
    expect((await download()).bytes).toHaveLength(LIMIT);
  });
});

describe('an upload is refused and changes nothing', () => {
  const refused: [string, () => Promise<Buffer> | Buffer, object][] = [
    ['one byte more than 5 MiB', () => pdfOfSize(LIMIT + 1), { status: 400, code: 'file_too_large' }],
    ['an empty file', () => Buffer.alloc(0), { status: 400, code: 'not_pdf' }],
    ['a picture', () => Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), { status: 400, code: 'not_pdf' }],
    ['a page of HTML', () => Buffer.from('<html><script>alert(1)</script></html>'), { status: 400, code: 'not_pdf' }],
    ['only the beginning of a PDF', async () => (await pdfOf('cut')).subarray(0, 60), { code: 'not_pdf' }],
    ['a PDF with a script', withScript, { code: 'not_pdf', reason: 'script' }],
    ['a PDF with a file in it', withFile, { code: 'not_pdf', reason: 'embedded_file' }],
    ['an encrypted PDF', encrypted, { code: 'not_pdf', reason: 'encrypted' }],
  ];

  test.each(refused)('%s', async (_name, file, expected) => {
    expect(await upload(await file())).toMatchObject(expected);
    expect(await stored(testApp, signing)).toMatchObject({ signedPdf: null, pdfUploadedAt: null });
    expect(await testApp.em().count(AuditEvent, { subject: signing.id })).toBe(0);
  });

  test.each(['a\0b', 'a\u0007b', 'x'.repeat(501)])('the reason %j', async (reason) => {
    const answer = await uploadSignedPdf(testApp, managed, { id: signing.id, file: await pdfOf('a'), reason });

    expect(answer).toMatchObject({ status: 400, code: 'bad_request_parameter' });
    expect(await stored(testApp, signing)).toMatchObject({ signedPdf: null });
  });

  test('a form without the part', async () => {
    expect(await upload(await pdfOf('a'), 'file')).toMatchObject({ status: 400, code: 'error_reading_file' });
  });

  test.each([
    ['of the same name', 'pdf'],
    ['of another name', 'appendix'],
  ])('a second file %s', async (_name, name) => {
    const { payload, headers: form } = filePayload(await pdfOf('a'));
    const second = filePayload(await pdfOf('b'), name).payload;
    const end = payload.lastIndexOf('--signet-test-boundary--');
    const url = `/api/v1/corporation-pdf/${managed.link.linkId}/${signing.id}`;
    const both = Buffer.concat([payload.subarray(0, end), second]);

    const response = await testApp.app.inject({
      method: 'POST',
      url,
      headers: { ...managed.headers, ...form },
      payload: both,
    });

    expect(response.json()).toMatchObject({
      data: { error_code: 'cla.error_reading_file', reason: 'several_files' },
    });
    expect(await stored(testApp, signing)).toMatchObject({ signedPdf: null, pdfUploadedAt: null });
  });

  test('a body that is no form', async () => {
    const url = `/api/v1/corporation-pdf/${managed.link.linkId}/${signing.id}`;
    const response = await testApp.app.inject({ method: 'POST', url, headers: managed.headers, payload: '{}' });

    expect(response.json()).toMatchObject({ data: { error_code: 'cla.error_reading_file' } });
  });

  test('a file from somebody without permission, before it is read', async () => {
    const stranger = await arrangeManagedLink(testApp);
    const file = Buffer.alloc(64 * 1024 * 1024);

    const answer = await uploadSignedPdf(
      testApp,
      { link: managed.link, headers: stranger.headers },
      { id: signing.id, file },
    );

    expect(answer).toMatchObject({ status: 401, code: 'no_permission' });
  });
});

describe('the administrator of the corporation downloads it', () => {
  const downloadOwn = (headers: Readonly<Record<string, string>>) =>
    testApp.app.inject({ url: '/api/v1/corporation-pdf', headers });

  /** A logged-in administrator of the corporation; only completed ones have managers. */
  async function logIn() {
    await testApp.em().nativeUpdate(CorporationSigning, signing.id, { state: 'completed' });
    return signIn(testApp, await buildManager(testApp.em(), signing));
  }

  test('byte for byte, to save it', async () => {
    const file = await pdfOf('signed by the corporation');
    await upload(file);
    const headers = await logIn();

    const response = await downloadOwn(headers);

    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(file)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${signing.reference}-signed.pdf"`,
      'cache-control': 'private, no-store',
    });
  });
});
