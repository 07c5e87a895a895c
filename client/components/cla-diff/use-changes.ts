import { type KeyboardEvent, useState } from 'react';

/** Navigation between the changes of a text, numbered from 1. */
export interface Changes {
  readonly count: number;
  /** The change visited last; 0 before the first visit. */
  readonly current: number;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Moves the focus to the next or previous change; does nothing past either end. */
  readonly go: (by: 1 | -1) => void;
  /** Handles `n` and `p` within a change: next and previous change. */
  readonly handleKey: (event: KeyboardEvent) => void;
  /** Returns the element id of a change. */
  readonly idOf: (number: number) => string;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

/** Keeps track of the change visited last. */
export function useChanges(id: string, count: number): Changes {
  const [current, setCurrent] = useState(0);
  const idOf = (number: number) => `${id}-change-${number}`;
  const go = (by: 1 | -1) => {
    const next = current + by;
    if (next < 1 || next > count) {
      return;
    }
    setCurrent(next);
    const change = document.getElementById(idOf(next));
    change?.scrollIntoView({ block: 'center' });
    change?.focus({ preventScroll: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined && !event.altKey && !event.ctrlKey && !event.metaKey) {
      go(step);
    }
  };
  return { count, current, canGoBack: current > 1, canGoOn: current < count, go, handleKey, idOf };
}
