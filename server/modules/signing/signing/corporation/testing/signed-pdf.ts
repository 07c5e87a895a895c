import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { TestApp } from '#server/test/test-app.ts';

interface Place {
  readonly link: Link;
  readonly headers: Readonly<Record<string, string>>;
}

/** A response of the REST API; the code without its prefix. */
export interface FileAnswer {
  readonly status: number;
  readonly code: string | undefined;
  readonly reason: string | undefined;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Uploads a file as a browser does; `part` names the part of the form. */
export async function uploadSignedPdf(
  testApp: TestApp,
  { link, headers }: Place,
  { id, file, part, reason }: { id: string; file: Buffer; part?: string; reason?: string },
): Promise<FileAnswer> {
  const { payload, headers: form } = filePayload(file, part, reason);
  return answerOf(
    await testApp.app.inject({ method: 'POST', url: pathOf(link, id), headers: { ...headers, ...form }, payload }),
  );
}

/** A form with a file as a browser sends it. */
export function filePayload(
  file: Buffer,
  part = 'pdf',
  reason?: string,
): { readonly payload: Buffer; readonly headers: Readonly<Record<string, string>> } {
  const boundary = 'signet-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="signed.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const field = `--${boundary}\r\nContent-Disposition: form-data; name="reason"\r\n\r\n${reason}\r\n`;
  const before = reason === undefined ? head : field + head;
  return {
    payload: Buffer.concat([Buffer.from(before), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

/** Downloads the file. */
export async function downloadSignedPdf(testApp: TestApp, { link, headers }: Place, id: string): Promise<FileAnswer> {
  return answerOf(await testApp.app.inject({ url: pathOf(link, id), headers }));
}

function pathOf({ linkId }: Link, id: string): string {
  return `/api/v1/corporation-pdf/${linkId}/${encodeURIComponent(id)}`;
}

/** Reads an answer of the REST API. */
export function answerOf(response: Awaited<ReturnType<TestApp['app']['inject']>>): FileAnswer {
  const { statusCode: status, rawPayload: bytes, headers } = response;
  const data = status === 200 ? undefined : response.json<{ data: Record<string, string> }>().data;
  return { status, bytes, headers, code: data?.['error_code']?.replace('cla.', ''), reason: data?.['reason'] };
}
