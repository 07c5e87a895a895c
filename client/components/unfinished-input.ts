/** Session storage key of the wizard's input (design §9): the only thing kept there. */
const KEY = 'unfinished';

type Listener = () => void;

const listeners = new Set<Listener>();
/** Holds the input where the browser keeps storage shut: there it lasts until the page is left. */
let inMemory: string | null = null;

function changed(): void {
  for (const listener of listeners) {
    listener();
  }
}

/** The input as it was kept last; null when there is none. */
export function readUnfinishedInput(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return inMemory;
  }
}

/** Keeps the input for this tab, through reloads. */
export function keepUnfinishedInput(text: string): void {
  inMemory = text;
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Kept in memory alone.
  }
  changed();
}

/** Forgets the input: it was submitted, or its manager logs out. */
export function forgetUnfinishedInput(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It was in memory alone.
  }
  changed();
}

/** Tells the listener of every change, until the returned function is called. */
export function subscribeToUnfinishedInput(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
