import { useEffect } from 'react';

let current: string | undefined;
const listeners = new Set<() => void>();

function set(name: string | undefined): void {
  current = name;
  for (const listener of listeners) {
    listener();
  }
}

/** Names the tab after what a page shows, where that is more than its route knows. */
export function usePageName(name: string): void {
  useEffect(() => {
    set(name);
    return () => set(undefined);
  }, [name]);
}

/** The name that the page being shown has given itself, if any. */
export function shownPageName(): string | undefined {
  return current;
}

/** Tells the listener of every change, until the returned function is called. */
export function subscribeToPageName(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
