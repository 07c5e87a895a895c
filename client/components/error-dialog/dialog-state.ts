import type { Failure } from '#client/apollo/failure.ts';

type Listener = () => void;

let current: Failure | undefined;
const listeners = new Set<Listener>();

function set(failure: Failure | undefined): void {
  current = failure;
  for (const listener of listeners) {
    listener();
  }
}

/** Shows a failure in the dialog; a later one takes its place. */
export function showFailure(failure: Failure): void {
  set(failure);
}

/** Closes the dialog. */
export function dismissFailure(): void {
  set(undefined);
}

/** The failure being shown, if any. */
export function shownFailure(): Failure | undefined {
  return current;
}

/** Tells the listener of every change, until the returned function is called. */
export function subscribeToFailures(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
