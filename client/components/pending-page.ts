import { useLayoutEffect } from 'react';
import { create } from 'zustand';

/** How many parts of the page are loading. */
const useStore = create<{ readonly parts: number }>(() => ({ parts: 0 }));

/** Says that a part of the page is loading while the calling component is shown. */
export function usePendingPart(): void {
  // Before the browser paints, so that nothing is drawn where it would not stay.
  useLayoutEffect(() => {
    useStore.setState(({ parts }) => ({ parts: parts + 1 }));
    return () => useStore.setState(({ parts }) => ({ parts: parts - 1 }));
  }, []);
}

/** Returns whether a part of the page is loading, so that what comes after it has no place yet. */
export function useIsPagePending(): boolean {
  return useStore(({ parts }) => parts > 0);
}
