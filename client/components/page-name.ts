import { useEffect } from 'react';
import { create } from 'zustand';

const useStore = create<{ readonly name: string | undefined }>(() => ({ name: undefined }));

/** Sets the tab's title where the page knows a better name than its route. */
export function usePageName(name: string): void {
  useEffect(() => {
    useStore.setState({ name });
    return () => useStore.setState({ name: undefined });
  }, [name]);
}

/** Returns the name that the current page has set, if any. */
export function useShownPageName(): string | undefined {
  return useStore(({ name }) => name);
}
