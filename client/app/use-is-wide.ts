import { useSyncExternalStore } from 'react';

/** From here on the header has room beside the mark: breakpoint `md` of the theme. */
const WIDE = '(min-width: 48rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is wide enough for the places to stand in the header. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
}
