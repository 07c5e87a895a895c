type Listener = () => void;
type Settle = (hasAgreed: boolean) => void;

let waiting: readonly Settle[] = [];
const listeners = new Set<Listener>();

function set(next: readonly Settle[]): void {
  waiting = next;
  for (const listener of listeners) {
    listener();
  }
}

/** Asks the manager to agree to the current privacy policy. However many ask, there is one question and one answer. */
export function askForConsent(): Promise<boolean> {
  return new Promise((settle) => set([...waiting, settle]));
}

/** Answers everybody who asked. */
export function answerConsent(hasAgreed: boolean): void {
  const answered = waiting;
  set([]);
  for (const settle of answered) {
    settle(hasAgreed);
  }
}

/** Whether somebody waits for the answer. */
export function isConsentAsked(): boolean {
  return waiting.length > 0;
}

/** Tells the listener of every change, until the returned function is called. */
export function subscribeToConsent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
