import { type KeyboardEvent, useState } from 'react';

/** The changes of a text by their numbers from 1, and the way from one to the next. */
export interface Changes {
  readonly count: number;
  /** The one that was gone to last; 0 before the first. */
  readonly current: number;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Moves the focus to another change; does nothing past the ends. */
  readonly go: (by: 1 | -1) => void;
  /** `n` and `p` within a change lead to the next and the previous one. */
  readonly handleKey: (event: KeyboardEvent) => void;
  /** The id in the document of a change. */
  readonly idOf: (number: number) => string;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

/** Keeps which change was gone to last. */
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
