import type { Answer } from '#client/components/form/form.ts';
import { useIsHere } from '#client/components/reader-place.ts';

/** Notifies the other windows of this site that a log-in or a step-up at a code platform has succeeded. */
const NAME = 'signet-confirmed';

/** Notifies the window that waits for it. */
export function announceConfirmed(): void {
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no target: it reaches its own origin alone
  channel.postMessage(null);
  channel.close();
}

/** Calls back whenever another window has completed one, until the returned function is called. */
export function onConfirmed(handle: () => Promise<void> | void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', () => void handle());
  return () => channel.close();
}

type Ask = () => Promise<{ readonly url: string | undefined; readonly error?: unknown }>;

/**
 * Returns a function that opens another window at the address that the server answers, or closes it when the server
 * refuses or the reader has gone to another page meanwhile.
 */
export function useOtherWindow(): (ask: Ask) => Promise<Answer<string>> {
  const isHere = useIsHere();
  return async (ask) => {
    // Opened before the answer arrives: browsers open windows only right after a click.
    const opened = window.open('', '_blank');
    const { url, error } = await ask();
    if (url === undefined || !isHere()) {
      opened?.close();
    } else {
      Object.assign(opened ?? {}, { opener: null });
      (opened ?? window).location.assign(url);
    }
    return { data: url, error };
  };
}
