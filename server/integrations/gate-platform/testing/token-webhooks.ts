import { send } from './fake-deliveries.ts';
import type { FakeState } from './fake-face.ts';
import type { FakeHook, FakeRepository } from './fake-state.ts';

/** An event for the webhooks of a repository. */
interface HookEvent {
  /** What faults call it. */
  readonly name: string;
  /** What the header calls it. */
  readonly event: string;
  readonly about: 'pullRequests' | 'notes';
  readonly write: (hook: FakeHook) => { readonly headers: Record<string, string>; readonly body: string };
}

/** Calls all webhooks of a repository that subscribed to an event. */
export function emitToHooks(
  state: FakeState,
  { hooks }: FakeRepository,
  { name, event, about, write }: HookEvent,
): void {
  for (const hook of hooks.filter((one) => one[about])) {
    const { headers, body } = write(hook);
    state.face.checker.checkWebhook(event, JSON.parse(body));
    const delivery = { name, to: () => hook.url, headers, body, status: 0 };
    state.deliveries.push(delivery);
    send(state, delivery);
  }
}
