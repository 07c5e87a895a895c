import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { arrangeCommunity } from '#server/modules/community/link/testing/community.ts';
import { createTestApp } from '#server/test/test-app.ts';

const MEBIBYTE = 1024 * 1024;

const testApp = await createTestApp();
const address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
const port = Number(new URL(address).port);

interface Upload {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes of the body. */
  readonly size: number;
  /** Bytes of it that are sent before the answer is read. */
  readonly sent: number;
}

/** Sends a form with a file as browsers do: sends the whole body, and only then reads the answer, to its end. */
async function upload({ path, headers = {}, size, sent }: Upload): Promise<string> {
  const socket = connect(port, '127.0.0.1').pause();
  const lines = Object.entries({
    host: 'localhost',
    connection: 'close',
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': size,
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = '--b\r\nContent-Disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
  socket.write(`POST /api/v1/${path} HTTP/1.1\r\n${lines.join('')}\r\n${start}`);
  for (let left = sent - start.length; left > 0; left -= MEBIBYTE) {
    if (!socket.write(Buffer.alloc(Math.min(left, MEBIBYTE), 'x'))) {
      await once(socket, 'drain');
    }
  }
  const chunks = await socket.toArray();
  return Buffer.concat(chunks).toString();
}

test.each([
  ['cla-upload', 'cla.file_too_large'],
  ['corporation-pdf/link/signing', 'cla.no_permission'],
])('who sends far too much to %s before reading hears %s', async (path, code) => {
  const { headers } = await arrangeCommunity(testApp);

  const answer = await upload({ path, headers, size: 12 * MEBIBYTE, sent: 12 * MEBIBYTE });

  expect(answer).toContain(code);
});

test('a client without a session is refused after its whole file', async () => {
  const answer = await upload({ path: 'cla-upload', size: 12 * MEBIBYTE, sent: 12 * MEBIBYTE });

  expect(answer).toContain('cla.missing_token');
});

test('a file that never ends is not waited for', async () => {
  const { headers } = await arrangeCommunity(testApp);

  const answer = await upload({
    path: 'cla-upload',
    headers: { ...headers, connection: 'keep-alive' },
    size: 1024 * MEBIBYTE,
    sent: 3 * MEBIBYTE,
  });

  expect(answer).toContain('cla.file_too_large');
  expect(answer).toMatch(/^connection: close\r$/im);
});
