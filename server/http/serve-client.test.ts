import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { serveClient } from './serve-client.ts';

const SCRIPT = 'console.log(1);';
const COMPRESSED = 'stands for what Brotli makes of it';

let app: FastifyInstance;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'signet-client-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><style nonce="__CSP_NONCE__"></style>');
  await mkdir(join(folder, 'assets/maps'), { recursive: true });
  await writeFile(join(folder, 'assets/main-1a2b.js'), SCRIPT);
  await writeFile(join(folder, 'assets/main-1a2b.js.br'), COMPRESSED);
  await writeFile(join(folder, 'assets/maps/one.bcmap'), 'map');
  app = fastify();
  await serveClient(app, { folder });
  return () => rm(folder, { recursive: true });
});

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8';

test.each([
  ['a browser', '/corp/web_example-1/employee-list', { accept: BROWSER, 'sec-fetch-dest': 'document' }],
  ['a browser', '/sign/web_example.org', { accept: BROWSER }],
  ['a browser', '/', { accept: BROWSER }],
  ['a browser', '/index.html', { accept: BROWSER }],
  ['curl', '/corporation-manager-login/web_example.org-1000000000000000001', { accept: '*/*' }],
  ['curl', '/sign/web_example-1?from=mail.html', { accept: '*/*' }],
  ['a client that says nothing', '/index', {}],
])('%s gets the page at %s', async (_who, url, headers) => {
  const response = await app.inject({ url, headers });

  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['cache-control']).toBe('no-cache');
  expect(response.body).not.toContain('__CSP_NONCE__');
});

test.each([
  ['a script', '/assets/main-1a2b.js', {}, SCRIPT, 'application/javascript; charset=utf-8'],
  [
    'a script, compressed',
    '/assets/main-1a2b.js',
    { 'accept-encoding': 'br' },
    COMPRESSED,
    'application/javascript; charset=utf-8',
  ],
  ['a file of a folder', '/assets/maps/one.bcmap', { 'accept-encoding': 'br' }, 'map', 'application/octet-stream'],
])('%s is served for ever', async (_what, url, headers, body, type) => {
  const response = await app.inject({ url, headers });

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(body);
  expect(response.headers['content-type']).toBe(type);
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
});

test('HEAD answers the size of an asset without its content', async () => {
  const response = await app.inject({ method: 'HEAD', url: '/assets/main-1a2b.js' });

  expect([response.statusCode, response.headers['content-length']]).toEqual([200, String(SCRIPT.length)]);
  expect(response.body).toBe('');
});

test.each([
  ['for JSON', '/nothing', { accept: 'application/json' }],
  ['for JSON before anything', '/nothing', { accept: 'application/json, text/plain, */*' }],
  ['for an image', '/nothing', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
  ["of a page's script", '/nothing', { accept: '*/*', 'sec-fetch-dest': 'empty' }],
  ['for a file', '/nothing.js', { accept: '*/*' }],
  ['for a file, without a word', '/favicon.ico', {}],
  ['for an asset, regardless of the client', '/assets/nothing', { accept: BROWSER }],
  ['for a folder of assets', '/assets/maps', { accept: BROWSER }],
  ['for all assets', '/assets/', { accept: BROWSER }],
  ['for a file above the assets', '/assets/..%2Findex.html', { accept: BROWSER }],
  ['for a file above the assets, twice encoded', '/assets/%252e%252e/index.html', { accept: BROWSER }],
  ['of REST', '/api/v1/nothing', { accept: BROWSER }],
  ['of REST by curl', '/api/v2/heartbeat', { accept: '*/*' }],
  ['of GraphQL', '/graphql', {}],
  ['of the mailbox', '/mailbox/nothing', { accept: BROWSER }],
  ['of a probe', '/healthz/nothing', {}],
])('a request %s that leads nowhere is not found: %s', async (_kind, url, headers) => {
  expect((await app.inject({ url, headers })).statusCode).toBe(404);
});
