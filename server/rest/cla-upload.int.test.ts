import { beforeAll, describe, expect, test } from 'vitest';
import { rawPdf, rewrite, stream } from '#server/integrations/pdf/testing/raw-pdf.ts';
import { ClaUpload } from '#server/modules/cla/cla-upload.entity.ts';
import { fingerprint } from '#server/modules/document/fingerprint.ts';
import {
  arrangeCommunity,
  arrangeUpload,
  FIELDS,
  mutate,
  newPdf,
  startClaHost,
  strangers,
  type ClaHost,
} from '#server/modules/link/testing/community.ts';
import { buildLink } from '#server/test/factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

const MAX_BYTES = 2 * 1024 * 1024;

let testApp: TestApp;
let host: ClaHost;
beforeAll(async () => {
  host = await startClaHost();
  testApp = await createTestApp({ CLA_SOURCES: `${host.origin}/` });
});

type Headers = Readonly<Record<string, string>>;
interface Part {
  readonly name?: string;
  readonly file?: Uint8Array;
  readonly value?: string;
}

/** A form as browsers encode it. */
function form(parts: readonly Part[]): { payload: Buffer; headers: Headers } {
  const boundary = 'a-boundary-that-no-file-holds';
  const chunks = parts.flatMap(({ name = 'pdf', file, value = '' }) => {
    const filename = file === undefined ? '' : '; filename="cla.pdf"\r\nContent-Type: application/pdf';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n\r\n`;
    return [Buffer.from(head), file ?? Buffer.from(value), Buffer.from('\r\n')];
  });
  const payload = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

async function post(
  headers: Headers,
  body: { payload: Buffer | object | string; headers?: Headers },
  to: Pick<TestApp, 'app'> = testApp,
) {
  const response = await to.app.inject({
    method: 'POST',
    url: '/api/v1/cla-upload',
    payload: body.payload,
    headers: { ...headers, ...body.headers },
  });
  return { status: response.statusCode, data: response.json<{ data: Record<string, unknown> }>().data };
}

const fetchUpload = (headers: Headers, sha256: string) =>
  testApp.app.inject({ url: `/api/v1/cla-upload/${sha256}`, headers });

/** A PDF of exactly `size` bytes. */
function pdfOf(size: number): Buffer {
  const withStream = (length: number) => rawPdf('', { 4: stream('', 'x'.repeat(length)) });
  return withStream(size - (withStream(1_000_000).length - 1_000_000));
}

describe('an uploaded CLA is kept for its uploader', () => {
  test('when it is sent as a file, ignoring other parts of the form', async () => {
    const { headers, account } = await arrangeCommunity(testApp);
    const pdf = await newPdf();

    const answer = await post(headers, form([{ name: 'type', value: 'application/pdf' }, { file: pdf }]));

    const sha256 = await fingerprint(pdf);
    expect(answer).toEqual({ status: 200, data: { sha256, size: pdf.length, pages: 1 } });
    const kept = await fetchUpload(headers, sha256);
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

    const answer = await post(headers, { payload: { sourceUrl: ` ${host.origin}/folder/../cla text.pdf\n` } });

    expect(answer.data).toEqual({ sha256: await fingerprint(pdf), size: pdf.length, pages: 1 });
    expect(await testApp.em().find(ClaUpload, { account })).toMatchObject([
      { sourceUrl: `${host.origin}/cla%20text.pdf` },
    ]);
  });

  test('in repaired form when it was broken', async () => {
    const { headers } = await arrangeCommunity(testApp);
    const broken = rewrite(rawPdf(), /startxref\n\d+/, 'startxref\n1');

    const { data } = await post(headers, form([{ file: broken }]));

    expect(data['sha256']).not.toBe(await fingerprint(broken));
    expect(await fingerprint((await fetchUpload(headers, String(data['sha256']))).rawPayload)).toBe(data['sha256']);
  });

  test('a day longer when it is sent again, also twice at once', async () => {
    const { headers, account } = await arrangeCommunity(testApp);
    const pdf = await newPdf();

    const answers = await Promise.all([1, 2, 3].map(() => post(headers, form([{ file: pdf }]))));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await testApp.em().count(ClaUpload, { account })).toBe(1);
  });

  test('when it has the maximum size, not counting the form around it', async () => {
    const { headers } = await arrangeCommunity(testApp);

    const answer = await post(headers, form([{ name: 'note', value: 'x'.repeat(1000) }, { file: pdfOf(MAX_BYTES) }]));

    expect(answer).toMatchObject({ status: 200, data: { size: MAX_BYTES } });
  });
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

    const answer = await post(headers, build());

    expect(answer).toMatchObject({ status: 400, data });
    expect(await testApp.em().count(ClaUpload, { account })).toBe(0);
  });

  test('of anybody but a community manager, before its file is examined', async () => {
    const others = (await strangers(testApp)).filter(([, , code]) => code !== 'no_permission');
    for (const [name, headers, code] of others) {
      const refused = await post(headers, form([{ file: Buffer.from('no PDF') }]));
      expect(refused.data['error_code'], name).toBe(`cla.${code}`);
      expect((await fetchUpload(headers, 'a'.repeat(64))).json(), name).toMatchObject({
        data: { error_code: `cla.${code}` },
      });
    }
  });
});

describe('an uploaded CLA is shown', () => {
  test('to its uploader alone', async () => {
    const community = await arrangeCommunity(testApp);
    const sha256 = await arrangeUpload(testApp, community);
    const other = await arrangeCommunity(testApp);

    expect((await fetchUpload(community.headers, sha256)).statusCode).toBe(200);
    expect((await fetchUpload(other.headers, sha256)).json()).toMatchObject({
      data: { error_code: 'cla.no_permission' },
    });
  });

  test('for a day', async () => {
    const community = await arrangeCommunity(testApp);
    const sha256 = await arrangeUpload(testApp, community, { expiresAt: new Date(Date.now() - 1) });

    expect((await fetchUpload(community.headers, sha256)).statusCode).toBe(401);
  });

  test.each(['a'.repeat(64), 'x', '%00', "'or'1"])('and nothing else, such as %s', async (sha256) => {
    const { headers } = await arrangeCommunity(testApp);

    expect((await fetchUpload(headers, sha256)).json()).toMatchObject({ data: { error_code: 'cla.no_permission' } });
  });
});

test('an account may send a limited number of texts an hour, by either way, and is told when to retry', async () => {
  // A twentieth of sixty.
  const limited = await createTestApp({ CLA_SOURCES: `${host.origin}/`, RATE_LIMIT_SCALE: '0.05' });
  const [one, other] = [await arrangeCommunity(limited), await arrangeCommunity(limited)];
  const { linkId } = await buildLink(limited.em(), { owner: one.account });
  const pdf = await newPdf();
  host.answer = (_request, response) => response.end(pdf);
  const sourceUrl = `${host.origin}/cla.pdf`;
  const file = form([{ file: pdf }]);
  for (const body of [file, { payload: { sourceUrl } }, file]) {
    expect(await post(one.headers, body, limited)).toMatchObject({ status: 200 });
  }

  const refusal = { status: 400, data: { error_code: 'cla.too_many_request', retry_after: expect.any(Number) } };
  expect(await post(one.headers, file, limited)).toMatchObject(refusal);
  expect(await post(one.headers, { payload: { sourceUrl } }, limited)).toMatchObject(refusal);
  const input = { linkId, type: 'INDIVIDUAL', language: 'ZH', fields: FIELDS.INDIVIDUAL, sourceUrl };
  const added = await mutate(limited, 'addCla', { input, selection: '__typename', headers: one.headers });
  expect(added.codes).toEqual(['too_many_request']);
  expect(await post(other.headers, file, limited)).toMatchObject({ status: 200 });
});
