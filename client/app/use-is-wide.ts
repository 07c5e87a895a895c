import { useSyncExternalStore } from 'react';

/** Breakpoints of the theme from which the header has room beside the mark: for a few places, and for many. */
const WIDE = { few: '(min-width: 48rem)', many: '(min-width: 64rem)' } as const;

/** How many places a menu has. */
export type MenuSize = keyof typeof WIDE;

/** Whether the window is wide enough for the places to stand in the header. */
export function useIsWide(size: MenuSize): boolean {
  const query = WIDE[size];
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
