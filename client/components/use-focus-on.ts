import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element and scrolls it into view whenever the trigger changes to anything but 0. */
export function useFocusOn<E extends HTMLElement>(trigger: number): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => {
    if (trigger > 0) {
      ref.current?.focus();
    }
  }, [trigger]);
  return ref;
}
