import { describe, expect, test } from 'vitest';
import { rawPdf, rewrite, stream } from '#server/integrations/pdf/testing/raw-pdf.ts';
import { ClaUpload } from '#server/modules/community/cla/cla-upload.entity.ts';
import {
  arrangeCommunity,
  arrangeUpload,
  FIELDS,
  mutate,
  newPdf,
  startClaHost,
  strangers,
} from '#server/modules/community/link/testing/community.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { ClaUploads, form, type Headers, MAX_BYTES, pdfOf } from './testing/cla-uploads.ts';

const host = await startClaHost();
const testApp = await createTestApp({ CLA_SOURCES: `${host.origin}/` });
const uploads = new ClaUploads(testApp);

describe('an uploaded CLA is kept for its uploader', () => {
  test('when it is sent as a file, ignoring other parts of the form', async () => {
    const { headers, account } = await arrangeCommunity(testApp);
    const pdf = await newPdf();

    const answer = await uploads.post(headers, form([{ name: 'type', value: 'application/pdf' }, { file: pdf }]));

    const sha256 = await fingerprint(pdf);
    expect(answer).toEqual({ status: 200, data: { sha256, size: pdf.length, pages: 1, rewritten: null } });
    const kept = await uploads.fetchUpload(headers, sha256);
    expect(kept.rawPayload.equals(pdf)).toBe(true);
    expect(kept.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${sha256}.pdf"`,
    });
    const [upload] = await testApp.em().find(ClaUpload, { account });
    expect((upload?.expiresAt.getTime() ?? 0) - (upload?.createdAt.getTime() ?? 0)).toBe(24 * 3_600_000);
  });

  test('when its address is sent, which is kept in normalised form', async () => {
    const { headers, account } = await arrangeCommunity(testApp);
    const pdf = await newPdf();
    host.answer = (_request, response) => response.end(pdf);

    const answer = await uploads.post(headers, { payload: { sourceUrl: ` ${host.origin}/folder/../cla text.pdf\n` } });

    expect(answer.data).toEqual({ sha256: await fingerprint(pdf), size: pdf.length, pages: 1, rewritten: null });
    expect(await testApp.em().find(ClaUpload, { account })).toMatchObject([
      { sourceUrl: `${host.origin}/cla%20text.pdf` },
    ]);
  });

  test('byte for byte with a number that nothing has, as macOS writes its tables', async () => {
    const { headers } = await arrangeCommunity(testApp);
    const pdf = rewrite(rawPdf(), 'trailer', '4 1\n0000000000 00000 n \ntrailer');

    const { data } = await uploads.post(headers, form([{ file: pdf }]));

    expect(data).toMatchObject({ sha256: await fingerprint(pdf), rewritten: null });
  });

  test.each([
    ['its structure is broken', () => rewrite(rawPdf(), /startxref\n\d+/, 'startxref\n1'), 'structure'],
    [
      'it has a form in two descriptions',
      () => rawPdf('/AcroForm << /Fields [] /XFA 4 0 R >>', { 4: stream('', '<template/>') }),
      'form',
    ],
  ])('rewritten when %s, and the answer says so', async (_, build, rewritten) => {
    const { headers } = await arrangeCommunity(testApp);
    const broken = build();

    const { data } = await uploads.post(headers, form([{ file: broken }]));

    expect(data['rewritten']).toBe(rewritten);
    expect(data['sha256']).not.toBe(await fingerprint(broken));
    expect(await fingerprint((await uploads.fetchUpload(headers, String(data['sha256']))).rawPayload)).toBe(
      data['sha256'],
    );
  });

  test('a day longer when it is sent again, also twice at once', async () => {
    const { headers, account } = await arrangeCommunity(testApp);
    const pdf = await newPdf();

    const answers = await Promise.all([1, 2, 3].map(() => uploads.post(headers, form([{ file: pdf }]))));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await testApp.em().count(ClaUpload, { account })).toBe(1);
  });

  test('when it has the maximum size, not counting the form around it', async () => {
    const { headers } = await arrangeCommunity(testApp);

    const answer = await uploads.post(
      headers,
      form([{ name: 'note', value: 'x'.repeat(1000) }, { file: pdfOf(MAX_BYTES) }]),
    );

    expect(answer).toMatchObject({ status: 200, data: { size: MAX_BYTES } });
  });
});

describe('an uploaded CLA is shown', () => {
  test('to its uploader alone', async () => {
    const community = await arrangeCommunity(testApp);
    const sha256 = await arrangeUpload(testApp, community);
    const other = await arrangeCommunity(testApp);

    expect((await uploads.fetchUpload(community.headers, sha256)).statusCode).toBe(200);
    expect((await uploads.fetchUpload(other.headers, sha256)).json()).toMatchObject({
      data: { error_code: 'cla.no_permission' },
    });
  });

  test('for a day', async () => {
    const community = await arrangeCommunity(testApp);
    const sha256 = await arrangeUpload(testApp, community, { expiresAt: new Date(Date.now() - 1) });

    expect((await uploads.fetchUpload(community.headers, sha256)).statusCode).toBe(401);
  });

  test.each(['a'.repeat(64), 'x', '%00', "'or'1"])('and nothing else, such as %s', async (sha256) => {
    const { headers } = await arrangeCommunity(testApp);

    expect((await uploads.fetchUpload(headers, sha256)).json()).toMatchObject({
      data: { error_code: 'cla.no_permission' },
    });
  });
});

test('an account may send a limited number of texts an hour, by either way, and learns when to retry', async () => {
  // A twentieth of sixty.
  const limited = await testApp.startAnother({ CLA_SOURCES: `${host.origin}/`, RATE_LIMIT_SCALE: '0.05' });
  const [one, other] = [await arrangeCommunity(limited), await arrangeCommunity(limited)];
  const { linkId } = await buildLink(limited.em(), { owner: one.account });
  const pdf = await newPdf();
  host.answer = (_request, response) => response.end(pdf);
  const sourceUrl = `${host.origin}/cla.pdf`;
  const file = form([{ file: pdf }]);
  for (const body of [file, { payload: { sourceUrl } }, file]) {
    expect(await uploads.post(one.headers, body, limited)).toMatchObject({ status: 200 });
  }

  const refusal = { status: 400, data: { error_code: 'cla.too_many_request', retry_after: expect.any(Number) } };
  expect(await uploads.post(one.headers, file, limited)).toMatchObject(refusal);
  expect(await uploads.post(one.headers, { payload: { sourceUrl } }, limited)).toMatchObject(refusal);
  const input = { linkId, type: 'INDIVIDUAL', language: 'ZH', fields: FIELDS.INDIVIDUAL, sourceUrl };
  const added = await mutate(limited, 'addCla', { input, selection: '__typename', headers: one.headers });
  expect(added.codes).toEqual(['too_many_request']);
  expect(await uploads.post(other.headers, file, limited)).toMatchObject({ status: 200 });
});

describe('an upload is refused', () => {
  const nothing = Buffer.alloc(0);
  test.each<[string, () => { payload: Buffer | object | string; headers?: Headers }, object]>([
    ['one byte too long', () => form([{ file: pdfOf(MAX_BYTES + 1) }]), { error_code: 'cla.file_too_large' }],
    ['far too long', () => form([{ file: Buffer.alloc(8_000_000) }]), { error_code: 'cla.file_too_large' }],
    ['empty', () => form([{ file: nothing }]), { error_code: 'cla.not_pdf' }],
    ['without a file', () => form([{ name: 'type', value: 'x' }]), { error_code: 'cla.error_reading_file' }],
    ['with a text for a file', () => form([{ value: '%PDF-1.7' }]), { error_code: 'cla.error_reading_file' }],
    ['with its file elsewhere', () => form([{ name: 'cla', file: nothing }]), { error_code: 'cla.error_reading_file' }],
    ['of an empty form', () => form([]), { error_code: 'cla.error_reading_file' }],
    [
      'of a form that breaks off',
      () => {
        const { payload, headers } = form([{ file: Buffer.alloc(1000) }]);
        return { payload: payload.subarray(0, 500), headers };
      },
      { error_code: 'cla.error_reading_file' },
    ],
    [
      'of a form without a boundary',
      () => ({ payload: Buffer.from('x'), headers: { 'content-type': 'multipart/form-data' } }),
      { error_code: 'cla.error_reading_file' },
    ],
    ['that is no PDF', () => form([{ file: Buffer.from('<html>') }]), { error_code: 'cla.not_pdf' }],
    [
      'with a script',
      () => form([{ file: rawPdf('/OpenAction << /S /JavaScript /JS (x) >>') }]),
      { error_code: 'cla.not_pdf', reason: 'script' },
    ],
    ['that is not JSON', () => ({ payload: 'x', headers: {} }), { error_code: 'cla.error_parsing_api_body' }],
    ['of a number for an address', () => ({ payload: { sourceUrl: 1 } }), { error_code: 'cla.error_parsing_api_body' }],
    [
      'without an address',
      () => ({ payload: {} }),
      { error_code: 'cla.bad_request_parameter', field: 'source_url', reason: 'not_https' },
    ],
    [
      'of an address that cannot be stored',
      () => ({ payload: { sourceUrl: `${host.origin}/\u0000.pdf` } }),
      { error_code: 'cla.bad_request_parameter', field: 'source_url', reason: 'not_https' },
    ],
    [
      'of an address that is not listed',
      () => ({ payload: { sourceUrl: 'https://example.org/cla.pdf' } }),
      { error_code: 'cla.bad_request_parameter', field: 'source_url', reason: 'not_listed' },
    ],
    [
      'of an address where there is no PDF',
      () => {
        host.answer = (_request, response) => response.end('<html>');
        return { payload: { sourceUrl: `${host.origin}/cla.pdf` } };
      },
      { error_code: 'cla.not_pdf', field: 'source_url' },
    ],
  ])('%s', async (_name, build, data) => {
    const { headers, account } = await arrangeCommunity(testApp);

    const answer = await uploads.post(headers, build());

    expect(answer).toMatchObject({ status: 400, data });
    expect(await testApp.em().count(ClaUpload, { account })).toBe(0);
  });

  test('of anybody but a community manager, before its file is examined', async () => {
    const others = (await strangers(testApp)).filter(([, , code]) => code !== 'no_permission');
    for (const [name, headers, code] of others) {
      const refused = await uploads.post(headers, form([{ file: Buffer.from('no PDF') }]));
      expect(refused.data['error_code'], name).toBe(`cla.${code}`);
      expect((await uploads.fetchUpload(headers, 'a'.repeat(64))).json(), name).toMatchObject({
        data: { error_code: `cla.${code}` },
      });
    }
  });
});
