import { useState } from 'react';

/** Which entries of a page of a list are chosen. */
export interface Selection {
  /** In the order of the page. */
  readonly ids: readonly string[];
  readonly isAll: boolean;
  readonly toggle: (id: string) => void;
  /** All of the page, or none when all are chosen. */
  readonly toggleAll: () => void;
}

/**
 * Chooses among the entries that are shown. Who leaves the list is chosen no longer, and another page, search or order
 * (another `part`) begins without a choice, so that nothing is ever done to somebody who cannot be seen.
 */
export function useSelection(part: string, shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<{ readonly part: string; readonly ids: readonly string[] }>({ part, ids: [] });
  const ids = chosen.part === part ? shown.filter((id) => chosen.ids.includes(id)) : [];
  const isAll = ids.length > 0 && ids.length === shown.length;
  const choose = (next: readonly string[]) => setChosen({ part, ids: next });
  return {
    ids,
    isAll,
    toggle: (id) => choose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => choose(isAll ? [] : shown),
  };
}
