import { describe, expect, test } from 'vitest';
import { rawPdf } from '#server/integrations/pdf/testing/raw-pdf.ts';
import { ClaUpload } from '#server/modules/community/cla/cla-upload.entity.ts';
import { arrangeCommunity, startClaHost, strangers } from '#server/modules/community/link/testing/community.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { ClaUploads, form, pdfOf, MAX_BYTES, type Headers } from './testing/cla-uploads.ts';

const host = await startClaHost();
const testApp = await createTestApp({ CLA_SOURCES: `${host.origin}/` });
const uploads = new ClaUploads(testApp);

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
