import { useSyncExternalStore } from 'react';

/**
 * Theme breakpoints from which the header has room beside the mark for few or many places; from the latter on a
 * document stands beside its form.
 */
const WIDE = { few: '(min-width: 48rem)', many: '(min-width: 64rem)' } as const;

/** Whether a menu has few or many places. */
export type MenuSize = keyof typeof WIDE;

/** Returns whether the window is wide enough for few or many places in the header. */
export function useIsWide(size: MenuSize): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(WIDE[size]);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => isWide(size),
  );
}

/** Returns the same once. */
export function isWide(size: MenuSize): boolean {
  return window.matchMedia(WIDE[size]).matches;
}
