import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();
const port = Number(new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' })).port);

const POST = 'POST /api/v1/heartbeat HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test.each([
  ['a body that breaks off', `${POST}Content-Length: 100\r\n\r\n{`, 400, 'error_parsing_api_body'],
  ['a length that is no number', `${POST}Content-Length: -1\r\n\r\n`, 400, 'error_parsing_api_body'],
  ['a broken chunk', `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, 'error_parsing_api_body'],
  ['no HTTP', 'hello\r\n\r\n', 400, 'error_parsing_api_body'],
  ['too long a header', `${POST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'request_too_large'],
])('%s is refused with a code, as everything is', async (_name, sent, status, code) => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.end(sent);

  const answer = await text(socket);

  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain(`Content-Length: ${body.length}`);
  expect(JSON.parse(body)).toEqual({ data: { error_code: `cla.${code}`, error_message: expect.any(String) } });
});
