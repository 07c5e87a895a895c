import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createContext, type Dependencies } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { admitDelivery, receiveDelivery } from '#server/modules/gate/delivery/receive-delivery.ts';

/** Largest webhook, in bytes: platforms send none above it. */
const BODY_LIMIT = 25 * 1024 * 1024;

/**
 * Takes the webhooks of code platforms: 202 once one is stored, 401 with a wrong signature, 404 for an unknown
 * connection, 413 above 25 MB, 503 while the database is away, so that the platform lists a failure. What the headers
 * tell is answered before the body is read.
 */
export async function registerWebhooks(app: FastifyInstance, deps: Dependencies): Promise<void> {
  await app.register(async (scope) => {
    // Signatures cover the bytes, so nothing may parse them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<WebhookRoute>(
      '/hooks/:platform/:connectionId',
      // Before its signature is checked, nothing may become larger than it was sent.
      {
        bodyLimit: BODY_LIMIT,
        decompress: false,
        onRequest: async (request, reply) => admit(deps, request, reply),
      },
      async (request, reply) => {
        await receiveDelivery(contextOf(deps, request), {
          ...request.params,
          headers: headersOf(request),
          body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
        });
        return reply.code(202).send();
      },
    );
  });
}

interface WebhookRoute {
  readonly Params: { readonly platform: string; readonly connectionId: string };
}

/** Ends the connection of a refused sender, who would otherwise send a body that nobody reads. */
async function admit(deps: Dependencies, request: FastifyRequest<WebhookRoute>, reply: FastifyReply): Promise<void> {
  try {
    await admitDelivery(contextOf(deps, request), { ...request.params, headers: headersOf(request) });
  } catch (refusal) {
    void reply.header('connection', 'close');
    throw refusal;
  }
}

function contextOf(deps: Dependencies, { ip }: Pick<FastifyRequest, 'ip'>) {
  return createContext(deps, {
    source: { ip, userAgent: undefined },
    openBrowser: () => {
      throw new AppError('system_error', { reason: 'webhooks come from no browser' });
    },
  });
}

function headersOf({ headers }: Pick<FastifyRequest, 'headers'>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}
