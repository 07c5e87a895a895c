import { createHmac, randomUUID } from 'node:crypto';
import { githubChecker } from '#server/integrations/code-platform/testing/github-checker.ts';
import { presentAccount, presentRepository } from '#server/integrations/code-platform/testing/github-objects.ts';
import { takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type {
  FakeAccount,
  FakeApp,
  FakeDelivery,
  FakeGithubState,
  FakeInstallation,
  FakeRepository,
} from '#server/integrations/gate-platform/testing/fake-state.ts';
import { reaches } from './fake-auth.ts';

/** Milliseconds after which GitHub hangs up. */
const DEADLINE_MS = 10_000;

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
  readonly payload?: Readonly<Record<string, unknown>>;
  /** Notifies this installation alone, whatever it reaches. */
  readonly installation?: FakeInstallation;
}

/** Notifies all Apps that subscribed to an event and reach its repository; all under one GUID. */
export function emit(state: FakeGithubState, event: FakeEvent): void {
  const guid = randomUUID();
  const candidates = event.installation === undefined ? [...state.installations.values()] : [event.installation];
  for (const installation of candidates) {
    if (event.installation !== undefined || wants(installation, event)) {
      const delivery = addDelivery(state, installation, { guid, ...event });
      send(state, installation.app, delivery);
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
): FakeDelivery {
  const { event, action, repository, sender, payload, guid } = told;
  const body = {
    ...(action === undefined ? {} : { action }),
    ...payload,
    ...(repository === undefined ? {} : { repository: showRepository(state, repository) }),
    sender: presentAccount(state, sender),
    installation: payload?.['installation'] ?? { id: installation.id, node_id: `MDI${installation.id}` },
  };
  const text = JSON.stringify(body);
  githubChecker.checkWebhook(action === undefined ? event : `${event}.${action}`, JSON.parse(text));
  const delivery: FakeDelivery = {
    id: DELIVERY_IDS_FROM + BigInt(takeId(state)),
    guid,
    event,
    action: action ?? null,
    installationId: installation.id,
    repositoryId: repository?.id ?? null,
    body: Buffer.from(text),
    deliveredAt: state.now(),
    redelivery: false,
    statusCode: 0,
  };
  installation.app.deliveries.push(delivery);
  return delivery;
}

/** Every event states its time, so that no two have one body. */
function showRepository(state: FakeGithubState, repository: FakeRepository) {
  return { ...presentRepository(state, repository), updated_at: state.now().toISOString() };
}

/** Sends a delivery as the scripted faults have it. */
function send(state: FakeGithubState, app: FakeApp, delivery: FakeDelivery): void {
  const name = delivery.action === null ? delivery.event : `${delivery.event}.${delivery.action}`;
  const fault = state.webhookFaults.find(({ on, times }) => times > 0 && on.test(name));
  if (fault === undefined) {
    track(state, post(app, delivery));
    return;
  }
  fault.times -= 1;
  if (fault.kind === 'hold') {
    state.held.push(() => post(app, delivery));
  }
  if (fault.kind === 'double') {
    track(state, post(app, delivery));
    track(state, post(app, delivery));
  }
}

function track(state: FakeGithubState, sending: Promise<void>): void {
  state.deliveriesUnderWay.add(sending);
  void sending.finally(() => state.deliveriesUnderWay.delete(sending));
}

/** Headers that GitHub signs a body with. */
export function signedHeaders(app: FakeApp, { guid, event, body }: Pick<FakeDelivery, 'guid' | 'event' | 'body'>) {
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

async function post(app: FakeApp, delivery: FakeDelivery): Promise<void> {
  try {
    const answer = await fetch(app.webhookUrl, {
      method: 'POST',
      headers: signedHeaders(app, delivery),
      body: new Uint8Array(delivery.body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    await answer.arrayBuffer();
    delivery.statusCode = answer.status;
  } catch {
    delivery.statusCode = 0;
  }
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
    statusCode: 0,
  };
  app.deliveries.push(again);
  track(state, post(app, again));
  return true;
}

/** Sends the deliveries that were held, in their order or reversed, and waits for them. */
export async function releaseHeld(state: FakeGithubState, order: 'kept' | 'reversed'): Promise<void> {
  const held = state.held.splice(0);
  for (const deliver of order === 'kept' ? held : held.toReversed()) {
    await deliver();
  }
}

/** Waits until no webhook is under way. */
export async function settleWebhooks(state: FakeGithubState): Promise<void> {
  while (state.deliveriesUnderWay.size > 0) {
    await Promise.all(state.deliveriesUnderWay);
  }
}
