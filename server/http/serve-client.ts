import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { projectRoot } from '#server/config/project-root.ts';
import { policyWithNonce } from './security-headers.ts';

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

/**
 * Serves the built web client: files under `/assets` cached for ever (their names contain a hash), and the page itself
 * under every other path that a browser navigates to, never cached and with a fresh nonce. Does nothing without a
 * build.
 */
export async function serveClient(app: FastifyInstance, folder = join(projectRoot, 'dist/client')): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    app.log.warn('the web client is not built');
    return;
  }
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  app.get('/', (request, reply) => sendPage(page, request, reply));
  app.get('/*', (request, reply) => (isNavigation(request) ? sendPage(page, request, reply) : reply.callNotFound()));
}

/**
 * Whether a browser or a simple client opens a page, rather than asking for a missing script, image, data or API path.
 */
function isNavigation({ url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? url;
  const isService = /^\/(api|graphql|mailbox|assets|healthz|readyz)(\/|$)/.test(path);
  return !isService && (acceptsHtml(headers) || (acceptsAnything(headers) && !/\.[a-z][a-z\d]*$/i.test(path)));
}

function acceptsHtml({ accept = '' }: FastifyRequest['headers']): boolean {
  return accept.includes('text/html');
}

/** Whether a client accepts anything, such as curl; a browser that sends the same header fetches data for a script. */
function acceptsAnything({ accept = '*/*', ...headers }: FastifyRequest['headers']): boolean {
  return /^\s*\*\/\*/.test(accept) && !accept.includes(',') && headers['sec-fetch-dest'] === undefined;
}

function sendPage(page: string, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  const policy = String(reply.getHeader('content-security-policy'));
  return reply
    .header('content-security-policy', policyWithNonce(policy, nonce))
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(page.replace(NONCE_PLACEHOLDER, nonce));
}
