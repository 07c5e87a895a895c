import { createHmac } from 'node:crypto';
import { HOST_CHECKERS } from '#server/integrations/code-platform/testing/host-checkers.ts';
import { hookAccount, hookRepository } from './fake-hook-data.ts';
import type { FakeAccount, FakeDelivery, FakeGiteeState, FakeHook, FakeRepository } from './fake-state.ts';

/** Milliseconds after which Gitee hangs up. */
const DEADLINE_MS = 10_000;

/** An event to be sent. */
export interface FakeEvent {
  readonly kind: 'merge_request_hooks' | 'note_hooks' | 'check_run_hooks';
  readonly repository: FakeRepository;
  readonly sender: FakeAccount;
  readonly payload: Readonly<Record<string, unknown>> & { readonly action: string };
}

const TITLES = {
  merge_request_hooks: 'Merge Request Hook',
  note_hooks: 'Note Hook',
  check_run_hooks: 'Check Run Hook',
} as const;

/** The signature of a webhook: it covers the time alone, and not the body. */
export function signTime(key: string, timestamp: string): string {
  return createHmac('sha256', key).update(`${timestamp}\n${key}`).digest('base64');
}

/** Calls all webhooks of a repository that subscribed to an event. */
export function emit(state: FakeGiteeState, event: FakeEvent): void {
  for (const hook of event.repository.hooks.filter((one) => wants(one, event))) {
    send(state, event, buildDelivery(state, hook, event));
  }
}

function wants({ pullRequests, notes }: FakeHook, { kind }: FakeEvent): boolean {
  return kind === 'note_hooks' ? notes : pullRequests;
}

/** The body repeats what proves it. */
export function buildDelivery(
  state: FakeGiteeState,
  hook: FakeHook,
  { kind, repository, sender, payload }: FakeEvent,
): FakeDelivery {
  const timestamp = String(state.now().getTime());
  const signed = hook.encryptionType === 1;
  const token = signed ? signTime(hook.password, timestamp) : hook.password;
  const body = {
    hook_id: hook.id,
    hook_url: hook.url,
    hook_name: kind,
    password: hook.password,
    timestamp,
    sign: signed ? token : '',
    ...payload,
    repository: hookRepository(state, repository),
    project: hookRepository(state, repository),
    sender: hookAccount(state, sender),
    enterprise: null,
  };
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'git-oschina-hook',
    'x-gitee-event': TITLES[kind],
    'x-gitee-token': token,
    'x-gitee-timestamp': timestamp,
    'x-gitee-ping': 'false',
  };
  const text = JSON.stringify(body);
  HOST_CHECKERS.gitee.checkWebhook(TITLES[kind], JSON.parse(text));
  return { url: state.resolve(hook.url), headers, body: text, status: 0 };
}

/** Sends a delivery as the scripted faults have it. */
function send(state: FakeGiteeState, { kind, payload }: FakeEvent, delivery: FakeDelivery): void {
  state.deliveries.push(delivery);
  const name = `${kind}.${payload.action}`;
  const fault = state.webhookFaults.find(({ on, times }) => times > 0 && on.test(name));
  if (fault === undefined) {
    track(state, post(delivery));
    return;
  }
  fault.times -= 1;
  if (fault.kind === 'hold') {
    state.held.push(() => post(delivery));
  }
  if (fault.kind === 'double') {
    track(state, post(delivery));
    track(state, post(delivery));
  }
}

function track(state: FakeGiteeState, sending: Promise<void>): void {
  state.underWay.add(sending);
  void sending.finally(() => state.underWay.delete(sending));
}

async function post(delivery: FakeDelivery): Promise<void> {
  const { url, headers, body } = delivery;
  try {
    const answer = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(DEADLINE_MS) });
    await answer.arrayBuffer();
    delivery.status = answer.status;
  } catch {
    delivery.status = 0;
  }
}

/** Sends the deliveries that were held, last first, and waits for them. */
export async function releaseHeld(state: FakeGiteeState): Promise<void> {
  for (const deliver of state.held.splice(0).toReversed()) {
    await deliver();
  }
}

/** Waits until no webhook is under way. */
export async function settleWebhooks(state: FakeGiteeState): Promise<void> {
  while (state.underWay.size > 0) {
    await Promise.all(state.underWay);
  }
}
