import { useEffect, useRef } from 'react';

/** Returns a function that focuses an element after the next render: a row that moves would lose the focus. */
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
