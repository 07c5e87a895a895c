import type { FakeState } from './fake-face.ts';
import type { FakeDelivery } from './fake-state.ts';

/** Milliseconds after which a platform hangs up. */
const DEADLINE_MS = 10_000;

/** Sends a webhook as the scripted faults have it. */
export function send(state: FakeState, delivery: FakeDelivery): void {
  const fault = state.webhookFaults.find(({ on, times }) => times > 0 && on.test(delivery.name));
  if (fault !== undefined) {
    fault.times -= 1;
  }
  if (fault?.kind === 'hold') {
    state.held.push(delivery);
  } else if (fault?.kind !== 'drop') {
    void deliver(state, delivery);
  }
  if (fault?.kind === 'double') {
    void deliver(state, delivery);
  }
}

/** Sends once, without a retry. */
export function deliver(state: FakeState, delivery: FakeDelivery): Promise<void> {
  const sending = post(state, delivery);
  state.underWay.add(sending);
  void sending.finally(() => state.underWay.delete(sending));
  return sending;
}

async function post({ resolve }: FakeState, delivery: FakeDelivery): Promise<void> {
  const { to, headers, body } = delivery;
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const answer = await fetch(resolve(to()), { method: 'POST', headers, body, signal });
    await answer.arrayBuffer();
    delivery.status = answer.status;
  } catch {
    delivery.status = 0;
  }
}

/** Sends the webhooks that were held, in their order or reversed, and waits for them. */
export async function releaseHeld(state: FakeState, order: 'kept' | 'reversed' = 'kept'): Promise<void> {
  const held = state.held.splice(0);
  for (const delivery of order === 'kept' ? held : held.toReversed()) {
    await deliver(state, delivery);
  }
}

/** Waits until no webhook is under way. */
export async function settleWebhooks({ underWay }: FakeState): Promise<void> {
  while (underWay.size > 0) {
    await Promise.all(underWay);
  }
}
