/** Tells the other windows of this site that a step-up at a code platform has succeeded. */
const NAME = 'signet-step-up';

/** Tells the window that waits for the step-up. */
export function announceStepUp(): void {
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin: it never leaves its own
  channel.postMessage(null);
  channel.close();
}

/** Calls back whenever another window has completed a step-up, until the returned function is called. */
export function onStepUp(handle: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', handle);
  return () => channel.close();
}
