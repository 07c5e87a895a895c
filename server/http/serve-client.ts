import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#rules/language.ts';
import { projectRoot } from '#server/config/project-root.ts';
import { createPageWriter } from './page-writer.ts';
import { policyWithNonce } from './security-headers.ts';

/**
 * Serves the built web client: files under `/assets` cached for ever (their names contain a hash), and the page itself
 * under every other path that a browser navigates to, never cached, with a fresh nonce and the names of the files that
 * this path needs. Readers of languages that are not offered get `defaultLanguage`. Does nothing without a build.
 */
export async function serveClient(
  app: FastifyInstance,
  {
    folder = join(projectRoot, 'dist/client'),
    defaultLanguage,
  }: { folder?: string; defaultLanguage?: Language | undefined } = {},
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn('the web client is not built');
    return;
  }
  const write = createPageWriter(folder, defaultLanguage);
  const sendPage = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(16).toString('base64url');
    const policy = String(reply.getHeader('content-security-policy'));
    const { 'accept-language': languages = '', cookie: cookies = '' } = request.headers;
    return reply
      .header('content-security-policy', policyWithNonce(policy, nonce))
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie' })
      .send(write({ path: pathOf(request), languages, cookies, nonce }));
  };
  await serveAssets(app, join(folder, 'assets'));
  app.get('/', sendPage);
  app.get('/*', (request, reply) => (isNavigation(request) ? sendPage(request, reply) : reply.callNotFound()));
}

/** Serves the built files at one route: a route for each of them would make every start slower. */
async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const names = new Set(readdirSync(folder, { encoding: 'utf8', recursive: true }));
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    maxAge: '365d',
    immutable: true,
  });
  app.get<{ Params: { '*': string } }>('/assets/*', ({ params: { '*': name } }, reply) =>
    names.has(name) ? reply.sendFile(name) : reply.callNotFound(),
  );
}

/**
 * Whether a browser or a simple client opens a page, rather than asking for a missing script, image, data or API path.
 */
function isNavigation(request: FastifyRequest): boolean {
  const { headers } = request;
  const path = pathOf(request);
  const isService = /^\/(api|graphql|mailbox|assets|healthz|readyz)(\/|$)/.test(path);
  return !isService && (acceptsHtml(headers) || (acceptsAnything(headers) && !/\.[a-z][a-z\d]*$/i.test(path)));
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? url;
}

function acceptsHtml({ accept = '' }: FastifyRequest['headers']): boolean {
  return accept.includes('text/html');
}

/** Whether a client accepts anything, such as curl; a browser that sends the same header fetches data for a script. */
function acceptsAnything({ accept = '*/*', ...headers }: FastifyRequest['headers']): boolean {
  return /^\s*\*\/\*/.test(accept) && !accept.includes(',') && headers['sec-fetch-dest'] === undefined;
}
