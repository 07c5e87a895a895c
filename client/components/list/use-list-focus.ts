import { type RefObject, useEffect, useRef } from 'react';
import { isFocusLost } from '../use-kept-focus.ts';

/**
 * Focuses the region of a list after a page change, and when the focused entry has left the list. `count` is the number
 * of entries, undefined while they load.
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
    const isOtherPage = before.after !== after;
    if (isOtherPage || (hasShrunk && isFocusLost())) {
      ref.current?.focus({ preventScroll: !isOtherPage });
    }
  }, [ref, count, after]);
}
