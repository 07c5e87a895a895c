import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { registerBadge } from './badge/badge.ts';
import type { Config } from './config/config.ts';
import { demoPlatformUrl, mailboxDataDir } from './config/start-advice.ts';
import type { Dependencies } from './context.ts';
import { registerDemoPlatform } from './demo/platform/demo-platform-routes.ts';
import { registerEvidenceFiles } from './evidence-files/evidence-files.ts';
import { registerSealCertificates } from './evidence-files/seal-certificates.ts';
import { registerGraphql } from './graphql/register-graphql.ts';
import { answerError, answerMalformed, registerHttpErrors } from './http/answer-error.ts';
import { boundBodies } from './http/bound-bodies.ts';
import { registerEmailPreview } from './http/email-preview.ts';
import { registerHealth } from './http/health.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerSecurityTxt } from './http/security-txt.ts';
import { serveClient } from './http/serve-client.ts';
import { registerMailbox } from './mailbox/mailbox-routes.ts';
import { mailboxToken } from './mailbox/mailbox-token.ts';
import { countRequests } from './metrics/count-requests.ts';
import { registerRest } from './rest/register-rest.ts';
import { registerWebhooks } from './webhooks/webhooks.ts';

/** Largest request body, in bytes: enough for 1,000 addresses. */
const BODY_LIMIT = 256 * 1024;

/** Milliseconds within which a whole request must arrive, so that a slow body cannot hold its connection for ever. */
const REQUEST_TIMEOUT = 30_000;

/** Milliseconds between two looks for requests that have timed out. */
const TIMEOUT_INTERVAL = 5000;

/** Longest path parameter, in characters; long enough that an overlong e-mail address gets its own error. */
const MAX_PARAMETER_LENGTH = 2048;

/** Log levels that log requests; others skip building the line. */
const LEVELS_WITH_REQUESTS: ReadonlySet<string> = new Set(['info', 'debug', 'trace']);

/** Creates the HTTP server with everything that it serves; tests use the same function. */
export async function createApp(deps: Dependencies): Promise<FastifyInstance> {
  const { config } = deps;
  const app = fastify({
    loggerInstance: deps.log,
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { connectionsCheckingInterval: TIMEOUT_INTERVAL },
    // Looking through the client's files may take long on a busy machine, which is no reason not to start.
    pluginTimeout: 0,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // Fastify's own lines contain addresses and full paths; ours below do not.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_PARAMETER_LENGTH },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerMalformed,
  });
  registerHttpErrors(app);
  registerRequestLog(app);
  if (config.metricsPort !== undefined) {
    countRequests(app);
  }
  registerLastAnswers(app);
  registerSecurityHeaders(app, config);
  await app.register(compress);
  boundBodies(app);
  // Most requests are anonymous, so cookies are parsed only on demand.
  await app.register(cookie, { hook: false });
  registerHealth(app, deps.orm);
  registerEvidenceFiles(app, deps.orm);
  registerSealCertificates(app, deps.orm);
  registerSecurityTxt(app, config);
  registerBadge(app, deps.orm);
  registerEmailPreview(app, deps);
  await registerWebhooks(app, deps);
  await registerGraphql(app, deps);
  await app.register(registerRest, { prefix: '/api/v1', deps });
  const dataDir = mailboxDataDir(config);
  if (dataDir !== undefined) {
    await app.register(registerMailbox, { dataDir, token: mailboxToken(deps.secretBox) });
  }
  const demoUrl = demoPlatformUrl(config);
  if (demoUrl !== undefined) {
    await app.register(registerDemoPlatform, { deps, url: demoUrl });
  }
  await serveClient(app, config);
  return app;
}

/** Fastify takes addresses as they are; a hop count becomes a function of the distance from us. */
function trustOf(trustProxy: Config['trustProxy']): false | string | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : (trustProxy ?? false);
}

/** Closes keep-alive connections with the answers given during shutdown; they would delay it. */
function registerLastAnswers(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, ...[, done]) => {
    if (closing) {
      void reply.header('connection', 'close');
    }
    done();
  });
}

/**
 * Logs one line per request under its id, which the answer carries too. Logs the route's pattern, never the path, which
 * may hold personal data.
 */
function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  if (!LEVELS_WITH_REQUESTS.has(app.log.level)) {
    return;
  }
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
}
