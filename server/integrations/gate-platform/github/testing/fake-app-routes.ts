import {
  page,
  type FakeAnswer,
  type FakeAppCall,
  type FakeCall,
  type FakeRoute,
} from '#server/integrations/gate-platform/testing/fake-call.ts';
import type { FakeDelivery } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { FakeRefusal, mintToken } from './fake-auth.ts';
import { presentApp, presentInstallation } from './fake-present.ts';
import { redeliver } from './fake-webhooks.ts';

/** What an App asks as itself, with its JWT. */
export const APP_ROUTES: readonly FakeRoute<FakeAppCall>[] = [
  { method: 'GET', path: /^\/app$/, run: ({ state, app }) => ({ status: 200, body: presentApp(state, app) }) },
  {
    method: 'GET',
    path: /^\/app\/installations$/,
    run: (call) =>
      page(
        call,
        installationsOf(call).map((found) => presentInstallation(call.state, found)),
      ),
  },
  {
    method: 'GET',
    path: /^\/app\/installations\/(?<id>\d+)$/,
    run: (call) => {
      const found = installationsOf(call).find(({ id }) => String(id) === call.at['id']);
      if (found === undefined) {
        throw new FakeRefusal(404, 'Not Found');
      }
      return { status: 200, body: presentInstallation(call.state, found) };
    },
  },
  {
    method: 'POST',
    path: /^\/app\/installations\/(?<id>\d+)\/access_tokens$/,
    run: ({ state, app, at }) => ({ status: 201, body: mintToken(state, app, Number(at['id'])) }),
  },
  {
    method: 'GET',
    path: /^\/app\/hook\/config$/,
    run: ({ app }) => ({
      status: 200,
      body: { url: app.webhookUrl, content_type: 'json', insecure_ssl: '0', secret: '********' },
    }),
  },
  { method: 'GET', path: /^\/app\/hook\/deliveries$/, run: listDeliveries },
  {
    method: 'POST',
    path: /^\/app\/hook\/deliveries\/(?<id>\d+)\/attempts$/,
    run: ({ state, app, at }) => {
      if (!redeliver(state, app, at['id'] ?? '')) {
        throw new FakeRefusal(404, 'Not Found');
      }
      return { status: 202, body: {} };
    },
  },
];

function installationsOf({ state, app }: FakeAppCall) {
  return [...state.installations.values()].filter((entry) => entry.app === app && !entry.removed);
}

/** Newest first, paged by a cursor. */
function listDeliveries({ app, url, state }: FakeAppCall): FakeAnswer {
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30));
  const from = Number(url.searchParams.get('cursor') ?? 0);
  const deliveries = app.deliveries.toReversed();
  const next = new URL(url.href.replace(url.origin, new URL(state.url).origin));
  next.searchParams.set('cursor', String(from + size));
  return {
    status: 200,
    body: deliveries.slice(from, from + size).map(presentDelivery),
    headers: from + size < deliveries.length ? { link: `<${next.href}>; rel="next"` } : {},
  };
}

function presentDelivery(delivery: FakeDelivery) {
  return {
    id: delivery.id,
    guid: delivery.guid,
    delivered_at: delivery.deliveredAt.toISOString(),
    redelivery: delivery.redelivery,
    duration: 0.1,
    status: delivery.statusCode >= 200 && delivery.statusCode < 300 ? 'OK' : 'failed',
    status_code: delivery.statusCode,
    event: delivery.event,
    action: delivery.action,
    installation_id: delivery.installationId,
    repository_id: delivery.repositoryId,
    throttled_at: null,
  };
}

/** What is asked without credentials: the end of the manifest flow. */
export const ANONYMOUS_ROUTES: readonly FakeRoute<FakeCall>[] = [
  {
    method: 'POST',
    path: /^\/app-manifests\/(?<code>[^/]+)\/conversions$/,
    run: ({ state, at }) => {
      const code = at['code'] ?? '';
      const app = state.conversions.get(code);
      state.conversions.delete(code);
      if (app === undefined) {
        throw new FakeRefusal(404, 'Not Found');
      }
      const body = {
        ...presentApp(state, app),
        client_id: `Iv23.${app.id}`,
        client_secret: 'secret of the OAuth client',
        webhook_secret: app.webhookSecret,
        pem: app.privateKey,
      };
      return { status: 201, body };
    },
  },
];
