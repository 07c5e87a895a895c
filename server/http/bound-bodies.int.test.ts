import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { arrangeCommunity } from '#server/modules/community/link/testing/community.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();
const port = Number(new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' })).port);

/** Sends the head of a request whose body never comes, and returns the answer. */
async function announce(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' });
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write([`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.once('data', (answer) => resolve(answer.toString()));
  void text(socket).catch(() => '');
  const answer = await promise;
  socket.destroy();
  return answer;
}

const LENGTH = { 'Content-Type': 'application/json', 'Content-Length': '1000000' };
const SIGNED = { 'X-Hub-Signature-256': `sha256=${'0'.repeat(64)}` };

test.each([
  ['of a connection that nobody knows', `/hooks/github/${crypto.randomUUID()}`, SIGNED, 404],
  ['of a connection that cannot be', '/hooks/github/x', SIGNED, 404],
])('a webhook %s is refused by its headers, before its body arrives', async (_name, path, headers, status) => {
  expect(await announce(path, { ...LENGTH, ...headers })).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

const FORM = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': String(100 * 1024 * 1024) };

test('an upload without a session is refused before its file arrives', async () => {
  const answer = await announce('/api/v1/cla-upload', FORM);

  expect(answer).toContain('cla.missing_token');
});

test('an upload that says it is too long is refused before its file arrives', async () => {
  const { headers } = await arrangeCommunity(testApp);

  const answer = await announce('/api/v1/cla-upload', { ...FORM, ...headers });

  expect(answer).toContain('cla.file_too_large');
});
