import { found, made, ok, page, routes } from '#server/integrations/gate-platform/testing/fake-call.ts';
import type { FakeAnswer } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { mintToken } from './fake-auth.ts';
import type { FakeAppCall, FakeAppDelivery, FakeGithubCall } from './fake-github-state.ts';
import { presentApp, presentInstallation } from './fake-present.ts';
import { redeliver } from './fake-webhooks.ts';

/** What an App asks as itself, with its JWT. */
export const APP_ROUTES = routes<FakeAppCall>({
  'GET /app': ['', ({ state, app }) => ok(presentApp(state, app))],
  'GET /app/installations': [
    '',
    (call) =>
      page(call, installationsOf(call), (entries) => entries.map((one) => presentInstallation(call.state, one))),
  ],
  'GET /app/installations/{id}': [
    '',
    (call) => {
      const installation = installationsOf(call).find(({ id }) => String(id) === call.at['id']);
      return ok(presentInstallation(call.state, found(installation)));
    },
  ],
  'POST /app/installations/{id}/access_tokens': [
    '',
    ({ state, app, at }) => made(mintToken(state, app, Number(at['id']))),
  ],
  'GET /app/hook/config': [
    '',
    ({ app }) => ok({ url: app.webhookUrl, content_type: 'json', insecure_ssl: '0', secret: '********' }),
  ],
  'GET /app/hook/deliveries': ['', listDeliveries],
  'POST /app/hook/deliveries/{id}/attempts': [
    '',
    ({ state, app, at }) => {
      found(redeliver(state, app, at['id'] ?? '') || undefined);
      return { status: 202, body: {} };
    },
  ],
});

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

function presentDelivery(delivery: FakeAppDelivery) {
  return {
    id: delivery.id,
    guid: delivery.guid,
    delivered_at: delivery.deliveredAt.toISOString(),
    redelivery: delivery.redelivery,
    duration: 0.1,
    status: delivery.status >= 200 && delivery.status < 300 ? 'OK' : 'failed',
    status_code: delivery.status,
    event: delivery.event,
    action: delivery.action,
    installation_id: delivery.installationId,
    repository_id: delivery.repositoryId,
    throttled_at: null,
  };
}

/** What is asked without credentials: the end of the manifest flow. */
export const ANONYMOUS_ROUTES = routes<FakeGithubCall>({
  'POST /app-manifests/{code}/conversions': [
    '',
    ({ state, at }) => {
      const code = at['code'] ?? '';
      const app = found(state.conversions.get(code));
      state.conversions.delete(code);
      return made({
        ...presentApp(state, app),
        client_id: `Iv23.${app.id}`,
        client_secret: 'secret of the OAuth client',
        webhook_secret: app.webhookSecret,
        pem: app.privateKey,
      });
    },
  ],
});
