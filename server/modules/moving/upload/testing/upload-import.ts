import type { TestApp } from '#server/test/test-app.ts';
import type { ImportNews } from '../import-upload.ts';

interface ImportToUpload {
  readonly linkId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: string | Uint8Array;
  readonly fields: Readonly<Record<string, string>>;
}

/** Sends a file of an import as the page does; returns all that is answered. */
export async function uploadImport(
  testApp: TestApp,
  { linkId, headers, content, fields }: ImportToUpload,
): Promise<ImportNews[]> {
  const form = new FormData();
  Object.entries(fields).forEach(([name, value]) => form.set(name, value));
  form.set('file', new File([Buffer.from(content as string)], 'people.csv'));
  const request = new Response(form);
  const answer = await testApp.app.inject({
    method: 'POST',
    url: `/api/v1/signing-import/${linkId}`,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '', ...headers },
  });
  const lines = answer.body.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as ImportNews);
}
