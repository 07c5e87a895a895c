import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { callerOf } from './http/caller.ts';
import { createTestApp } from './test/test-app.ts';

const testApp = await createTestApp({ PUBLIC_URL: 'https://cla.example.org' });

test('every answer carries the security headers and a request id', async () => {
  const { headers } = await testApp.app.inject({ url: '/healthz' });

  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src 'self';.*object-src 'none';.*frame-ancestors 'self'/),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'permissions-policy': expect.stringContaining('camera=(), '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('answers of GraphQL carry the security headers that data need', async () => {
  const { headers } = await testApp.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: '{ __typename }' },
  });

  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers).not.toHaveProperty('permissions-policy');
});

describe('answers of GraphQL', () => {
  const ask = (query: string, encoding: string) =>
    testApp.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'accept-encoding': encoding },
      payload: { query },
    });

  test('are compressed when they are long', async () => {
    const query = '{ __schema { types { name description } } }';

    const { headers, rawPayload } = await ask(query, 'gzip');

    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': 'no-store' });
    expect(gunzipSync(rawPayload).toString()).toBe((await ask(query, 'identity')).body);
  });

  test('are sent as they are when they are short', async () => {
    const { headers, body } = await ask('{ __typename }', 'gzip');

    expect(headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(body)).toEqual({ data: { __typename: 'Query' } });
  });
});

test('other answers are compressed', async () => {
  const { headers } = await testApp.app.inject({ url: '/api/v1/openapi.json', headers: { 'accept-encoding': 'gzip' } });

  expect(headers['content-encoding']).toBe('gzip');
});

test('a request that does not end times out', () => {
  expect(testApp.app.server.requestTimeout).toBe(30_000);
});

test('HTTPS is required only where the service is reached over it', async () => {
  const plain = await testApp.startAnother({ PUBLIC_URL: 'http://localhost:4000' });

  const { headers } = await plain.app.inject({ url: '/healthz' });

  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

test('the process is healthy and the database ready', async () => {
  expect((await testApp.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await testApp.app.inject({ url: '/readyz' })).json()).toEqual({
    status: 'ready',
    parts: { database: 'ready', schema: 'ready', queue: 'ready' },
  });
});

test.each<[string, () => Promise<never>]>([
  ['refuses connections', () => Promise.reject(new Error('connection refused'))],
  ['does not answer', () => new Promise(() => undefined)],
])('a service whose database %s is not ready', async (_name, execute) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const connection = testApp.database.orm.em.getConnection();
  const cut = vi.spyOn(connection, 'execute').mockImplementationOnce(execute);

  const asked = testApp.app.inject({ url: '/readyz' });
  await vi.waitFor(() => expect(cut).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(5000);
  const response = await asked;
  cut.mockRestore();

  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({
    status: 'unavailable',
    parts: { database: 'unavailable', schema: 'unknown', queue: 'unknown' },
  });
});

test('a service whose schema is older than it needs is not ready', async () => {
  const older = await createTestApp();
  await older
    .em()
    .execute('delete from mikro_orm_migrations where name = (select max(name) from mikro_orm_migrations)');

  const response = await older.app.inject({ url: '/readyz' });

  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({
    status: 'unavailable',
    parts: { database: 'ready', schema: 'unavailable', queue: 'unknown' },
  });
});

describe('an unknown path is answered in JSON', () => {
  test.each(['/nothing', '/api/v2/heartbeat', '/api/v1/nothing', '/assets/nothing.js'])('%s', async (url) => {
    const response = await testApp.app.inject({ url, headers: { accept: 'application/json' } });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ data: { error_code: 'cla.not_found' } });
  });
});

describe('the address of a request', () => {
  const ipOf = async (
    environment: Record<string, string>,
    forwarded = '198.51.100.7, 203.0.113.9',
  ): Promise<string> => {
    const { app, deps } = await testApp.startAnother(environment);
    app.get('/ip', (request, reply) => callerOf(deps.config, request, reply).source.ip);
    const headers = { 'x-forwarded-for': forwarded };
    return (await app.inject({ url: '/ip', headers, remoteAddress: '127.0.0.1' })).body;
  };

  test.each([
    ['is the socket’s unless a proxy is trusted', {}, '127.0.0.1'],
    ['is what the one trusted proxy saw', { TRUST_PROXY: '1' }, '203.0.113.9'],
    ['is what a proxy of a trusted address saw', { TRUST_PROXY: '127.0.0.1' }, '203.0.113.9'],
    ['is what the outer of two trusted proxies saw', { TRUST_PROXY: '2' }, '198.51.100.7'],
    ['is the socket’s when another address is trusted', { TRUST_PROXY: '10.0.0.0/8' }, '127.0.0.1'],
  ])('%s', async (_name, environment, ip) => {
    expect(await ipOf(environment)).toBe(ip);
  });

  test.each([
    ['203.0.113.9:50123', '203.0.113.9'],
    ['[2001:db8::9]:50123', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['2001:db8::9', '2001:db8::9'],
  ])('%s, as some proxies write it, is %s', async (forwarded, ip) => {
    expect(await ipOf({ TRUST_PROXY: '1' }, forwarded)).toBe(ip);
  });
});
