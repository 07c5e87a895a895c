import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveLocally } from '#server/test/serve-locally.ts';
import { downloadCla, type DownloadRules } from './download-cla.ts';

const MAX_BYTES = 1000;
const FILE = Buffer.alloc(MAX_BYTES, 'x');

interface Host {
  readonly origin: string;
  readonly port: number;
  readonly requests: readonly { readonly url: string; readonly host: string }[];
}

/** A real HTTP server on a free port of this machine, for one test. */
async function startHost(listener: RequestListener): Promise<Host> {
  const requests: { url: string; host: string }[] = [];
  const { stop, ...place } = await serveLocally((request, response) => {
    requests.push({ url: request.url ?? '', host: request.headers.host ?? '' });
    listener(request, response);
  });
  onTestFinished(stop);
  return { ...place, requests };
}

const send: RequestListener = (_request, response) => response.end(FILE);
const redirectTo =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end('moved');

const download = (address: string, sources: readonly string[], rules: Partial<DownloadRules> = {}) =>
  downloadCla(address, { sources: sources.map((prefix) => new URL(prefix)), maxBytes: MAX_BYTES, ...rules });

const refused = (reason: string) => ({ code: 'bad_request_parameter', details: { field: 'sourceUrl', reason } });
const tooLarge = { code: 'file_too_large', details: { field: 'sourceUrl' } };

describe('a file is downloaded', () => {
  test('from a listed address', async () => {
    const host = await startHost(send);

    const bytes = await download(`${host.origin}/cla.pdf?raw=true#page=2`, [host.origin]);

    expect(Buffer.from(bytes).equals(FILE)).toBe(true);
    expect(host.requests.map(({ url }) => url)).toEqual(['/cla.pdf?raw=true']);
  });

  test('over five redirects, even to other listed hosts', async () => {
    const last = await startHost(send);
    const host = await startHost((request, response) => {
      const hop = Number(request.url?.slice(1));
      redirectTo(hop < 5 ? `/${hop + 1}` : `${last.origin}/cla.pdf`)(request, response);
    });

    const bytes = await download(`${host.origin}/1`, [host.origin, last.origin]);

    expect(bytes).toHaveLength(MAX_BYTES);
    expect(host.requests).toHaveLength(5);
  });

  test('from exactly the address that was looked up, under the requested name', async () => {
    const host = await startHost(send);
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];

    const local = await download(`http://localhost:${host.port}/cla.pdf`, [`http://localhost:${host.port}`], {
      resolve,
    });

    expect(local).toHaveLength(MAX_BYTES);
    expect(host.requests).toEqual([{ url: '/cla.pdf', host: `localhost:${host.port}` }]);
  });
});

describe('a host in the internal network is refused before anything is sent:', () => {
  test.each<[string, readonly string[]]>([
    ['loopback', ['127.0.0.1']],
    ['loopback of IPv6', ['::1']],
    ['mapped loopback', ['::ffff:127.0.0.1']],
    ['a public address and a private one', ['140.82.121.4', '10.0.0.1']],
    ['cloud metadata', ['169.254.169.254']],
  ])('%s', async (_name, addresses) => {
    const host = await startHost(send);
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const origin = `http://cla.example.org:${host.port}`;

    const act = download(`${origin}/cla.pdf`, [origin], { resolve });

    await expect(act).rejects.toMatchObject(refused('private_address'));
    expect(host.requests).toEqual([]);
  });

  test('after a redirect', async () => {
    const inner = await startHost(send);
    const name = `http://inner.example.org:${inner.port}`;
    const host = await startHost(redirectTo(`${name}/cla.pdf`));
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];

    const act = download(`${host.origin}/cla.pdf`, [host.origin, name], { resolve });

    await expect(act).rejects.toMatchObject(refused('private_address'));
    expect(inner.requests).toEqual([]);
  });
});

describe('a redirect is refused', () => {
  test.each([
    ['to a host that is not listed', 'https://example.com/cla.pdf', 'not_listed'],
    ['to http', 'http://example.com/cla.pdf', 'not_https'],
    ['to a file', 'file:///etc/passwd', 'not_https'],
    ['to no address', 'http://', 'unreachable'],
    ['the sixth time', '/cla.pdf', 'too_many_redirects'],
  ])('%s', async (_name, location, reason) => {
    const host = await startHost(redirectTo(location));

    await expect(download(`${host.origin}/cla.pdf`, [host.origin])).rejects.toMatchObject(refused(reason));
  });
});

describe('an answer is refused', () => {
  test.each<[string, RequestListener, object]>([
    [
      'that declares too great a length',
      (_request, response) => response.writeHead(200, { 'content-length': MAX_BYTES + 1 }).write('x'),
      tooLarge,
    ],
    ['that is endless', (_request, response) => void setInterval(() => response.write(FILE), 1).unref(), tooLarge],
    [
      'that ends before its declared length',
      (_request, response) => {
        response.writeHead(200, { 'content-length': MAX_BYTES }).write('x');
        setImmediate(() => response.destroy());
      },
      refused('unreachable'),
    ],
    ['without the file', (_request, response) => response.writeHead(404).end(FILE), refused('unreachable')],
    ['of a part of the file', (_request, response) => response.writeHead(206).end(FILE), refused('unreachable')],
    ['that redirects nowhere', (_request, response) => response.writeHead(302).end(), refused('unreachable')],
    [
      'that is compressed unasked',
      (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(FILE)),
      refused('unreachable'),
    ],
  ])('%s', async (_name, listener, failure) => {
    const host = await startHost(listener);

    const act = download(`${host.origin}/cla.pdf`, [host.origin]);

    await expect(act).rejects.toMatchObject(failure);
  });

  test.each<[string, RequestListener]>([
    ['that never comes', () => undefined],
    ['that never ends', (_request, response) => response.write('x')],
  ])('%s', async (_name, listener) => {
    const host = await startHost(listener);

    const act = download(`${host.origin}/cla.pdf`, [host.origin], { timeout: 1000 });

    await expect(act).rejects.toMatchObject(refused('timeout'));
  });

  test('by a host that does not exist, or is never found', async () => {
    const origin = 'https://cla.example.org';
    const unknown = async () => Promise.reject(new Error('ENOTFOUND'));
    const never = () => new Promise<never>(() => undefined);

    const outcomes = [
      download(origin, [origin], { resolve: unknown }),
      download(origin, [origin], { resolve: async () => [] }),
      download(origin, [origin], { resolve: never, timeout: 50 }),
    ];

    await expect(outcomes[0]).rejects.toMatchObject(refused('unreachable'));
    await expect(outcomes[1]).rejects.toMatchObject(refused('unreachable'));
    await expect(outcomes[2]).rejects.toMatchObject(refused('timeout'));
  });

  test('by a server that does not speak https', async () => {
    const host = await startHost(send);
    const origin = `https://127.0.0.1:${host.port}`;

    await expect(download(`${origin}/cla.pdf`, [origin])).rejects.toMatchObject(refused('unreachable'));
    expect(host.requests).toEqual([]);
  });
});
