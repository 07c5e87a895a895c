import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serveLocally } from '#server/test/serve-locally.ts';
import { postWebhook, type PostRules } from './post-webhook.ts';

/** A real HTTP server on a free port of this machine, for one test. */
async function startHost(listener: RequestListener) {
  let requests = 0;
  const { stop, ...place } = await serveLocally((request, response) => {
    requests += 1;
    listener(request, response);
  });
  onTestFinished(stop);
  return { ...place, requests: () => requests };
}

const post = (address: string, targets: readonly string[], rules: Partial<PostRules> = {}) =>
  postWebhook(
    { address, headers: {}, body: '{}' },
    { targets: targets.map((prefix) => new URL(prefix)), timeout: 2000, ...rules },
  );

const none = (error: string) => ({ status: null, body: null, error });

test.each<[string, readonly string[]]>([
  ['loopback', ['127.0.0.1']],
  ['loopback of IPv6', ['::1']],
  ['mapped loopback', ['::ffff:127.0.0.1']],
  ['a public address and a private one', ['140.82.121.4', '10.0.0.1']],
  ['cloud metadata', ['169.254.169.254']],
])('a host that leads to %s is refused before anything is sent', async (_name, addresses) => {
  const host = await startHost((_request, response) => response.end());
  const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

  expect(await post(`https://ci.example.org:${host.port}/`, [], { resolve })).toEqual(none('private_address'));
  expect(host.requests()).toBe(0);
});

test.each([
  ['an address of this machine', 'https://127.0.0.1/', 'private_address'],
  ['the same in other figures', 'https://2130706433/', 'private_address'],
  ['an IPv6 address of this machine', 'https://[::1]/', 'private_address'],
  ['http', 'http://example.org/', 'not_allowed'],
  ['credentials', 'https://user@example.org/', 'not_allowed'],
])('%s is refused', async (_name, address, error) => {
  expect(await post(address, [])).toEqual(none(error));
});

test('a redirect is an answer, and is not followed', async () => {
  const inner = await startHost((_request, response) => response.end('secret'));
  const host = await startHost((_request, response) =>
    response.writeHead(307, { location: inner.origin }).end('moved'),
  );

  expect(await post(host.origin, [host.origin, inner.origin])).toEqual({ status: 307, body: 'moved', error: null });
  expect(inner.requests()).toBe(0);
});

test('of an endless answer the first 4 kB are kept', async () => {
  const host = await startHost((_request, response) => {
    setInterval(() => response.write('x'.repeat(1000)), 1).unref();
  });

  const { status, body } = await post(host.origin, [host.origin]);

  expect([status, body]).toEqual([200, 'x'.repeat(4096)]);
});

test.each<[string, RequestListener, string]>([
  ['that never comes', () => undefined, 'timeout'],
  ['that breaks off', (_request, response) => response.destroy(), 'unreachable'],
])('an answer %s is none', async (_name, listener, error) => {
  const host = await startHost(listener);

  expect(await post(host.origin, [host.origin], { timeout: 500 })).toEqual(none(error));
});
