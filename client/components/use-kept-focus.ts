import { type RefObject, useEffect, useRef } from 'react';

/** Whether what had the focus is gone: browsers leave it nowhere then, and the next Tab begins at the top of the page. */
export function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/**
 * Returns a ref to a region that takes the focus when its state changes, and with it has gone what had the focus. The
 * state is undefined while it loads.
 */
export function useKeptFocus<E extends HTMLElement>(state: string | undefined): RefObject<E | null> {
  const ref = useRef<E>(null);
  const shown = useRef(state);
  useEffect(() => {
    const isOther = shown.current !== undefined && shown.current !== state;
    shown.current = state;
    if (isOther && isFocusLost()) {
      ref.current?.focus({ preventScroll: true });
    }
  }, [state]);
  return ref;
}
