import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { isEmail } from '#rules/email.ts';
import { Language, preferredLanguage, readLanguageTags } from '#rules/language.ts';
import type { Dependencies } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isLocalRequest } from '#server/http/local-request.ts';
import {
  demoPlatformAt,
  type DemoPlatform,
  type DemoPullRequest,
} from '#server/integrations/gate-platform/demo/demo-platform.ts';
import { DEMO_TOKEN_HEADER } from '#server/integrations/gate-platform/demo/open-demo-gate.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { webhookSecretsOf } from '#server/modules/gate/connection/gate-access.ts';
import { ConnectionState, PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { receiveDelivery } from '#server/modules/gate/delivery/receive-delivery.ts';
import { DEMO_CONNECTION_ID } from './connect-demo-platform.ts';
import { DemoPlatformPage } from './demo-platform-page.tsx';
import { DEMO_PLATFORM_STYLE } from './demo-platform-style.ts';

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Seconds after which the page loads itself again while a check is under way. */
const REFRESH_SECONDS = 2;

interface Options {
  readonly deps: Dependencies;
  /** Address of the platform. */
  readonly url: string;
}

/**
 * Serves the demo platform to requests from this machine: a page of pull requests, and the two things that can be done
 * there. Like any platform, it reports them to the gate by webhooks, and the gate reads it afresh.
 */
export async function registerDemoPlatform(app: FastifyInstance, { deps, url }: Options): Promise<void> {
  const platform = demoPlatformAt(url);
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook('onRequest', async ({ headers }) => {
      if (!isLocalRequest(headers) || headers['sec-fetch-site'] === 'cross-site') {
        throw new AppError('not_found');
      }
    });
    scope.get('/demo/platform/style.css', async (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(DEMO_PLATFORM_STYLE),
    );
    scope.get('/demo/platform', async (request, reply) => sendPage(reply, languageOf(request), platform));
    scope.post('/demo/platform', async (request, reply) => {
      const opened = platform.open(emailIn(request));
      await tell(deps, 'pull_request.opened', opened);
      return back(request, reply, opened.number);
    });
    scope.post<{ Params: { number: string } }>('/demo/platform/:number/merge', async (request, reply) => {
      const merged = platform.find(Number(request.params.number));
      if (merged !== undefined && platform.merge(merged.number)) {
        await tell(deps, 'pull_request.merged', merged);
      }
      return back(request, reply, merged?.number);
    });
  });
}

function sendPage(reply: FastifyReply, language: Language, platform: DemoPlatform): FastifyReply {
  const pullRequests = platform.list();
  const waits = pullRequests.some(({ check }) => check === null || check.verdict === 'pending');
  const page = renderToStaticMarkup(createElement(DemoPlatformPage, { language, pullRequests }));
  return (
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      // Names the page: a browser that was led to a fragment of it would only scroll there again.
      .headers(waits ? { refresh: `${REFRESH_SECONDS}; url=/demo/platform?lang=${language}` } : {})
      .type('text/html; charset=utf-8')
      .send(`<!DOCTYPE html>${page}`)
  );
}

const query = z.object({ lang: z.enum(Language) });

/** The language of the address, or the browser's. */
function languageOf({ query: given, headers }: FastifyRequest): Language {
  const { data } = query.safeParse(given);
  return data?.lang ?? preferredLanguage(readLanguageTags(headers['accept-language']));
}

function emailIn({ body }: FastifyRequest): string {
  const { data } = z.object({ email: z.string().trim().refine(isEmail) }).safeParse(body);
  if (data === undefined) {
    throw new AppError('bad_request_parameter', { field: 'email' });
  }
  return data.email;
}

function back(request: FastifyRequest, reply: FastifyReply, number: number | undefined): FastifyReply {
  const hash = number === undefined ? '' : `#${number}`;
  return reply.redirect(`/demo/platform?lang=${languageOf(request)}${hash}`, 303);
}

/** Sends a webhook, unless the demo's manager has disconnected the platform. */
async function tell(deps: Dependencies, event: string, { number, headSha }: DemoPullRequest): Promise<void> {
  const ctx = createSystemContext(deps);
  const connected = { id: DEMO_CONNECTION_ID, state: { $ne: ConnectionState.REVOKED } };
  const connection = await ctx.em.findOne(PlatformConnection, connected);
  const [token] = connection === null ? [] : webhookSecretsOf(deps, connection);
  if (token === undefined) {
    return;
  }
  await receiveDelivery(ctx, {
    platform: 'demo',
    connectionId: DEMO_CONNECTION_ID,
    headers: { [DEMO_TOKEN_HEADER]: token },
    body: Buffer.from(JSON.stringify({ event, number, headSha })),
  });
}
