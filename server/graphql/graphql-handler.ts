import { Readable } from 'node:stream';
import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { secondsToWait } from './answer-status.ts';

type OpenContext = (request: FastifyRequest, reply: FastifyReply) => Promise<AppContext>;
type GraphqlHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<string | FastifyReply>;

/** What Apollo Server and our plugins read; copying all headers of every request would cost more than reading these. */
const READ_HEADERS = ['accept', 'content-type', 'apollo-require-preflight', 'x-apollo-operation-name'];

/** Length of an answer from which it is compressed, in characters. */
const COMPRESSED_FROM = 1024;

/**
 * Creates a Fastify handler that passes requests to Apollo Server. It replaces Apollo's integration package, which
 * parses the whole address of every request although Apollo Server looks only at the query.
 */
export function createGraphqlHandler(apollo: ApolloServer<AppContext>, openContext: OpenContext): GraphqlHandler {
  return async (request, reply) => {
    const { status, headers, body } = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: toGraphqlRequest(request),
      context: () => openContext(request, reply),
    });
    for (const [name, value] of headers) {
      void reply.header(name, value);
    }
    // What one caller may see must not stay in a proxy or on a disk.
    void reply.header('cache-control', 'no-store').code(status ?? 200);
    if (body.kind === 'chunked') {
      reply.compress(Readable.from(body.asyncIterator));
      return reply;
    }
    const wait = secondsToWait(body.string);
    if (wait !== undefined) {
      void reply.code(503).header('retry-after', wait);
    }
    if (body.string.length < COMPRESSED_FROM) {
      return body.string;
    }
    reply.compress(body.string);
    return reply;
  };
}

function toGraphqlRequest({ method, url, headers, body }: FastifyRequest): HTTPGraphQLRequest {
  const queryAt = url.indexOf('?');
  return { method, headers: toHeaderMap(headers), search: queryAt === -1 ? '' : url.slice(queryAt), body };
}

function toHeaderMap(headers: FastifyRequest['headers']): HeaderMap {
  const map = new HeaderMap();
  for (const name of READ_HEADERS) {
    const value = headers[name];
    if (value !== undefined) {
      map.set(name, String(value));
    }
  }
  return map;
}
