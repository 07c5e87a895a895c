import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to an element whenever the trigger changes, and scrolls it into view; not while the trigger is 0. */
export function useFocusOn<E extends HTMLElement>(trigger: number): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (trigger > 0) {
      ref.current?.focus();
    }
  }, [trigger]);
  return ref;
}
