import { beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { buildAccount, buildCla, buildLink, PASSWORD } from '#server/test/factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { ROUTES } from './routes.ts';

let testApp: TestApp;
let linkId: string;
beforeAll(async () => {
  testApp = await createTestApp();
  const em = testApp.em();
  const link = await buildLink(em);
  await buildCla(em, link);
  ({ linkId } = link);
});

const JSON_TYPE = 'application/json; charset=utf-8';

test.each(ROUTES)('$method $path answers, with and without a trailing slash', async ({ method, path }) => {
  const url = `/api/v1/${path.replace(':linkId', linkId).replace(':applyTo', 'individual').replace(':claId', '0')}`;

  const plain = await testApp.app.inject({ method, url });
  const slashed = await testApp.app.inject({ method, url: `${url}/` });

  expect(plain.statusCode).not.toBe(500);
  expect([slashed.statusCode, slashed.body]).toEqual([plain.statusCode, plain.body]);
});

test('the service shows that it is alive', async () => {
  const answer = await testApp.app.inject('/api/v1/heartbeat');

  expect(answer.json()).toEqual({ data: 'good' });
  expect(answer.headers).toMatchObject({
    'content-type': JSON_TYPE,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('HEAD answers what GET does, without the body', async () => {
  const { statusCode, headers, body } = await testApp.app.inject({ method: 'HEAD', url: `/api/v1/cla/${linkId}/0` });

  expect([statusCode, headers['content-type'], body]).toEqual([200, 'application/pdf', '']);
});

describe('a request that reaches no handler is refused in the envelope', () => {
  test.each([
    ['a path that is not served', { url: '/api/v1/nothing' }, { status: 404, code: 'cla.not_found' }],
    ['the path of nothing', { url: '/api/v1' }, { status: 404, code: 'cla.not_found' }],
    [
      'a method that is not served',
      { method: 'PUT', url: '/api/v1/heartbeat' },
      { status: 404, code: 'cla.not_found' },
    ],
    [
      'a path to a page',
      { url: '/api/v1/nothing', headers: { accept: 'text/html' } },
      { status: 404, code: 'cla.not_found' },
    ],
    [
      'a path that is not encoded',
      { url: '/api/v1/link/%E0%A4%A' },
      { status: 400, code: 'cla.error_parsing_api_body' },
    ],
    ['a path without end', { url: `/api/v1/link/${'x'.repeat(3000)}` }, { status: 404, code: 'cla.not_found' }],
    [
      'a body over the limit',
      { method: 'POST', url: '/api/v1/individual-signing/x', payload: `{"name":"${'x'.repeat(256 * 1024)}"}` },
      { status: 413, code: 'cla.request_too_large' },
    ],
  ] as const)('%s', async (_name, request, { status, code }) => {
    const answer = await testApp.app.inject(request);

    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, JSON_TYPE]);
    expect(answer.json()).toEqual({ data: { error_code: code, error_message: expect.any(String) } });
  });
});

test.each([
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/graphql',
  'json',
  'application/',
  '; charset=utf-8',
  '',
  undefined,
])('a body is JSON when it claims to be %s', async (contentType) => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: `/api/v1/individual-signing/${linkId}/code`,
    headers: contentType === undefined ? {} : { 'content-type': contentType },
    payload: Buffer.from('{"email":"no address"}'),
  });

  expect(answer.json()).toMatchObject({ data: { error_code: 'cla.invalid_email', field: 'email' } });
});

test('an invalid media type is ignored, also without a body', async () => {
  const answer = await testApp.app.inject({
    method: 'DELETE',
    url: `/api/v1/link/${linkId}`,
    headers: { 'content-type': 'json' },
  });

  expect(answer.json()).toMatchObject({ data: { error_code: 'cla.missing_token' } });
});

test.each([
  ['of a separate media type', 'Content-Disposition: form-data; name="data"\r\nContent-Type: application/json'],
  ['of text', 'Content-Disposition: form-data; name="data"\r\nContent-Type: text/plain; charset=utf-8'],
  [
    'with a file name',
    'Content-Disposition: form-data; name="data"; filename="blob"\r\nContent-Type: application/json',
  ],
  ['of bytes', 'Content-Disposition: form-data; name="data"\r\nContent-Type: application/octet-stream'],
])('the part `data` of a form is read, also %s', async (_name, head) => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: `/api/v1/cla/${linkId}`,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: `--b\r\n${head}\r\n\r\n{"type":"robot"}\r\n--b--\r\n`,
  });

  expect(answer.json()).toMatchObject({ data: { error_code: 'cla.bad_request_parameter', field: 'type' } });
});

test.each(['corporation-signing/:linkId/corps/:email', 'cla/individual/diff/:linkId/:email'])(
  'a long address is refused for what it is: %s',
  async (path) => {
    const email = `${'x'.repeat(1000)}@example.org`;

    const answer = await testApp.app.inject(`/api/v1/${path.replace(':linkId', linkId).replace(':email', email)}`);

    expect(answer.json()).toMatchObject({ data: { error_code: 'cla.invalid_email' } });
  },
);

describe('a page of another site', () => {
  const CHANGING = ROUTES.filter(({ method }) => method !== 'GET');

  test.each(CHANGING)('may not send $method $path', async ({ method, path }) => {
    const answer = await testApp.app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' },
      payload: 'no JSON',
    });

    expect([answer.statusCode, answer.headers['content-type'], answer.headers['set-cookie']]).toEqual([
      403,
      JSON_TYPE,
      undefined,
    ]);
    expect(answer.json()).toMatchObject({ data: { error_code: 'cla.unauthorized_token' } });
  });

  test('logs nobody in', async () => {
    const { account } = await buildAccount(testApp.em());
    const logIn = (site?: string) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/v1/corporation-manager/auth',
        headers: { 'content-type': 'text/plain', ...(site === undefined ? {} : { 'sec-fetch-site': site }) },
        payload: JSON.stringify({
          user: account,
          password: Buffer.from(PASSWORD).toString('base64'),
          privacy_consented: true,
        }),
      });

    for (const site of ['cross-site', 'same-site']) {
      expect((await logIn(site)).cookies).toEqual([]);
    }
    for (const site of ['same-origin', 'none', undefined]) {
      expect((await logIn(site)).cookies.map(({ name }) => name)).toEqual([
        'access_token',
        'csrf_token',
        'known_device',
      ]);
    }
  });

  test('may lead a browser to read-only paths', async () => {
    const answer = await testApp.app.inject({ url: '/api/v1/heartbeat', headers: { 'sec-fetch-site': 'cross-site' } });

    expect(answer.statusCode).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'may not send %s to GraphQL',
    async (contentType) => {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': contentType, 'sec-fetch-site': 'cross-site' },
        payload: '{"query":"mutation { logout { done } }"}',
      });

      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.json()).not.toHaveProperty('data');
    },
  );
});

test('on other paths a body is what it claims to be', async () => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'text/plain' },
    payload: '{"query":"{ __typename }"}',
  });

  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
});

test('an unexpected failure reveals no details', async () => {
  const fail = () => Promise.reject(new Error('select secret'));
  const signingStatuses = { load: fail, loadAll: fail };
  const app = await createApp({ ...testApp.deps, signingStatuses });

  const answer = await app.inject(`/api/v1/individual-signing/${linkId}?email=signer@example.org`);

  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    data: { error_code: 'cla.system_error', error_message: 'System error, please retry' },
  });
});
