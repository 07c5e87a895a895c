/** Tells the other windows of this site that a step-up at a code platform is over. */
const CHANNEL = 'signet-step-up';

/** Tells the window that waits for the step-up that it has succeeded. */
export function announceStepUp(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls back whenever another window has completed a step-up, until the returned function is called. */
export function onStepUp(handle: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => handle();
  return () => channel.close();
}
