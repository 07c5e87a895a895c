import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets the element that stands for a list of so many entries, undefined while they are loaded, take the focus after a step
 * to another page, and when nothing has it because the entry that had it has left the list.
 */
export function useListFocus(
  ref: RefObject<HTMLElement | null>,
  count: number | undefined,
  after: string | undefined,
): void {
  const shown = useRef({ count, after });
  useEffect(() => {
    const before = shown.current;
    shown.current = { count: count ?? before.count, after };
    const hasShrunk = count !== undefined && before.count !== undefined && count < before.count;
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    const isOtherPage = before.after !== after;
    if (isOtherPage || (hasShrunk && isFocusLost)) {
      ref.current?.focus({ preventScroll: !isOtherPage });
    }
  }, [ref, count, after]);
}
