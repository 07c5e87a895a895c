import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, type Dependencies } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { callerOf } from '#server/http/caller.ts';
import { admitApiKey } from '#server/modules/community/api-key/admit-api-key.ts';
import { drain } from './drain.ts';
import type { FileAnswer, RestRequest, Route, StreamAnswer } from './route.ts';
import { ROUTES } from './routes.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Serves the route table. Bodies reach the handlers as text, whatever media type they claim, except forms, on the
 * routes that take them. Pages of other sites cannot change anything here.
 */
export async function registerRest(app: FastifyInstance, { deps }: { deps: Dependencies }): Promise<void> {
  app.addHook('onRequest', async (request) => {
    refuseOtherSite(request, deps);
    // Fastify refuses an invalid media type, but the claimed type is ignored here.
    if (request.mediaType === undefined) {
      delete request.headers['content-type'];
    }
  });
  app.removeAllContentTypeParsers();
  await app.register(multipart);
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => body);
  for (const route of ROUTES.filter(({ form }) => form !== undefined)) {
    registerRoute(app, deps, route);
  }
  await app.register(async (withoutForms) => {
    withoutForms.removeContentTypeParser('multipart/form-data');
    for (const route of ROUTES.filter(({ form }) => form === undefined)) {
      registerRoute(withoutForms, deps, route);
    }
  });
}

/**
 * Refuses changes from pages of other sites. A body is read as JSON whatever type it claims, so a form on such a page
 * could log its visitor in as somebody else, even without a cookie. Browsers say where a request comes from; other
 * clients do not send the header. Other hosts of the same domain are trusted only if the session's cookies are theirs
 * too. Error: `unauthorized_token`.
 */
function refuseOtherSite({ method, headers }: FastifyRequest, { config }: Dependencies): void {
  const site = headers['sec-fetch-site'];
  const isOther = site === 'cross-site' || (site === 'same-site' && config.cookieDomain === undefined);
  if (isOther && !SAFE_METHODS.has(method)) {
    throw new AppError('unauthorized_token');
  }
}

function registerRoute(
  app: FastifyInstance,
  deps: Dependencies,
  { method, path, form, handle, answer: kind, redirects, words = {} }: Route,
): void {
  app.route<{ Params: RestRequest<string>['params']; Querystring: RestRequest['query'] }>({
    method,
    url: `/${path}`,
    // What redirects is a provider's callback, and works once: asking for its headers must not use it up.
    exposeHeadRoute: kind !== 'redirect' && !redirects,
    config: { words },
    ...(form === 'file' || form === 'table' ? { onSend: drain } : {}),
    handler: async (request, reply) => {
      const ctx = createContext(deps, callerOf(deps.config, request, reply));
      await admitApiKey(ctx);
      const answer = await handle(ctx, request);
      if ('file' in answer) {
        return sendFile(answer, request, reply);
      }
      void reply.header('cache-control', 'no-store');
      if ('chunks' in answer) {
        return sendStream(answer, reply);
      }
      if ('redirect' in answer) {
        return reply.redirect(answer.redirect);
      }
      return reply.send('document' in answer ? answer.document : answer);
    },
  });
}

/** Sends a file to save, or 304 when the client already has it. */
function sendFile({ file, headers }: FileAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.headers(headers);
  if (headers['etag'] !== undefined && holds(request.headers['if-none-match'], headers['etag'])) {
    return reply.code(304).send();
  }
  return asAttachment(reply, file).send(file.bytes);
}

/** Sends a file while it is written; when writing fails, the connection breaks off, so that no part looks whole. */
function sendStream(answer: StreamAnswer, reply: FastifyReply): FastifyReply {
  const { chunks } = answer;
  // A stream closes with the connection even before anybody has read from it; a generator would not begin, nor end.
  return asAttachment(reply, answer).send(chunks instanceof Readable ? chunks : Readable.from(chunks));
}

function asAttachment(
  reply: FastifyReply,
  { mediaType, filename }: Pick<StreamAnswer, 'mediaType' | 'filename'>,
): FastifyReply {
  return reply.type(mediaType).header('content-disposition', `attachment; filename="${encodeURIComponent(filename)}"`);
}

/** Whether `If-None-Match` names the tag, by weak comparison (RFC 9110, section 13.1.2). */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.some((tag) => tag === etag || tag === '*');
}
