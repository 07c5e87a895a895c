import { rawPdf, stream } from '#server/integrations/pdf/testing/raw-pdf.ts';
import type { TestApp } from '#server/test/test-app.ts';

export const MAX_BYTES = 2 * 1024 * 1024;

export type Headers = Readonly<Record<string, string>>;

interface Part {
  readonly name?: string;
  readonly file?: Uint8Array;
  readonly value?: string;
}

/** A form as browsers encode it. */
export function form(parts: readonly Part[]): { payload: Buffer; headers: Headers } {
  const boundary = 'a-boundary-that-no-file-holds';
  const chunks = parts.flatMap(({ name = 'pdf', file, value = '' }) => {
    const filename = file === undefined ? '' : '; filename="cla.pdf"\r\nContent-Type: application/pdf';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n\r\n`;
    return [Buffer.from(head), file ?? Buffer.from(value), Buffer.from('\r\n')];
  });
  const payload = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

/** A PDF of exactly `size` bytes. */
export function pdfOf(size: number): Buffer {
  const withStream = (length: number) => rawPdf('', { 4: stream('', 'x'.repeat(length)) });
  return withStream(size - (withStream(1_000_000).length - 1_000_000));
}

/** Uploads texts of CLAs over REST and fetches them again. */
export class ClaUploads {
  private readonly testApp: TestApp;

  constructor(testApp: TestApp) {
    this.testApp = testApp;
  }

  async post(
    headers: Headers,
    body: { payload: Buffer | object | string; headers?: Headers },
    to: Pick<TestApp, 'app'> = this.testApp,
  ) {
    const response = await to.app.inject({
      method: 'POST',
      url: '/api/v1/cla-upload',
      payload: body.payload,
      headers: { ...headers, ...body.headers },
    });
    return { status: response.statusCode, data: response.json<{ data: Record<string, unknown> }>().data };
  }

  fetchUpload(headers: Headers, sha256: string) {
    return this.testApp.app.inject({ url: `/api/v1/cla-upload/${sha256}`, headers });
  }
}
