import { useEffect, useRef } from 'react';

/** Moves the focus to an element as soon as the page is shown anew: a row that changes its place would lose it. */
export function useFocusAfterMove(): (elementId: string) => void {
  const target = useRef<string>(undefined);
  useEffect(() => {
    const element = target.current === undefined ? null : document.getElementById(target.current);
    if (element !== null) {
      target.current = undefined;
      element.focus();
    }
  });
  return (elementId) => {
    target.current = elementId;
  };
}
