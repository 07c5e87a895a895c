import { createHmac, randomUUID } from 'node:crypto';
import { githubChecker } from '#server/integrations/code-platform/testing/github-checker.ts';
import { presentAccount, presentRepository } from '#server/integrations/code-platform/testing/github-objects.ts';
import { deliver, send } from '#server/integrations/gate-platform/testing/fake-deliveries.ts';
import { takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeAccount, FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { reaches } from './fake-auth.ts';
import type { FakeApp, FakeAppDelivery, FakeGithubState, FakeInstallation } from './fake-github-state.ts';

/** Ids of deliveries lie above what a double can distinguish. */
const DELIVERY_IDS_FROM = 2n ** 53n;

/** Events that every App gets without asking. */
const ALWAYS_SENT = new Set(['ping', 'installation', 'installation_repositories', 'check_run', 'check_suite']);

/** An event to be sent. */
export interface FakeEvent {
  readonly event: string;
  readonly action?: string;
  readonly repository?: FakeRepository;
  readonly sender: FakeAccount;
  readonly payload?: object;
  /** Notifies this installation alone, whatever it reaches. */
  readonly installation?: FakeInstallation;
}

/** Notifies all Apps that subscribed to an event and reach its repository; all under one GUID. */
export function emit(state: FakeGithubState, event: FakeEvent): void {
  const guid = randomUUID();
  const candidates = event.installation === undefined ? [...state.installations.values()] : [event.installation];
  for (const installation of candidates) {
    if (event.installation !== undefined || wants(installation, event)) {
      send(state, addDelivery(state, installation, { guid, ...event }));
    }
  }
}

function wants(installation: FakeInstallation, { event, repository }: FakeEvent): boolean {
  const { app, removed, suspended } = installation;
  const subscribed = ALWAYS_SENT.has(event) || app.events.includes(event);
  return subscribed && !removed && !suspended && (repository === undefined || reaches(installation, repository));
}

function addDelivery(
  state: FakeGithubState,
  installation: FakeInstallation,
  told: FakeEvent & { readonly guid: string },
): FakeAppDelivery {
  const { event, action, repository, sender, payload, guid } = told;
  const body = {
    ...(action === undefined ? {} : { action }),
    ...(repository === undefined ? {} : { repository: showRepository(state, repository) }),
    sender: presentAccount(state, sender),
    installation: { id: installation.id, node_id: `MDI${installation.id}` },
    ...payload,
  };
  const text = JSON.stringify(body);
  const name = action === undefined ? event : `${event}.${action}`;
  githubChecker.checkWebhook(name, JSON.parse(text));
  const { app } = installation;
  const delivery: FakeAppDelivery = {
    name,
    to: () => app.webhookUrl,
    headers: signedHeaders(app, { guid, event, body: text }),
    id: DELIVERY_IDS_FROM + BigInt(takeId(state)),
    guid,
    event,
    action: action ?? null,
    installationId: installation.id,
    repositoryId: repository?.id ?? null,
    body: text,
    deliveredAt: state.now(),
    redelivery: false,
    status: 0,
  };
  app.deliveries.push(delivery);
  return delivery;
}

/** Every event states its time, so that no two have one body. */
function showRepository(state: FakeGithubState, repository: FakeRepository) {
  return { ...presentRepository(state, repository), updated_at: state.now().toISOString() };
}

/** Headers that GitHub signs a body with. */
export function signedHeaders(
  app: FakeApp,
  { guid, event, body }: { readonly guid: string; readonly event: string; readonly body: string | Buffer },
): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'GitHub-Hookshot/044aadd',
    'x-github-event': event,
    'x-github-delivery': guid,
    'x-github-hook-installation-target-type': 'integration',
    'x-github-hook-installation-target-id': String(app.id),
    'x-hub-signature-256': `sha256=${createHmac('sha256', app.webhookSecret).update(body).digest('hex')}`,
  };
}

/** Sends a delivery again, under its old GUID; false when it is unknown. */
export function redeliver(state: FakeGithubState, app: FakeApp, id: string): boolean {
  const old = app.deliveries.find((delivery) => String(delivery.id) === id);
  if (old === undefined) {
    return false;
  }
  const again = {
    ...old,
    id: DELIVERY_IDS_FROM + BigInt(takeId(state)),
    deliveredAt: state.now(),
    redelivery: true,
    status: 0,
  };
  app.deliveries.push(again);
  void deliver(state, again);
  return true;
}
