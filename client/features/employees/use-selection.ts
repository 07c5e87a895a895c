import { useState } from 'react';

/** Which entries of a page of a list are chosen. */
export interface Selection<Entry> {
  /** In the order of the page. */
  readonly entries: readonly Entry[];
  readonly isAll: boolean;
  readonly toggle: (entry: Entry) => void;
  /** All of the page, or none when all are chosen. */
  readonly toggleAll: () => void;
}

/**
 * Chooses among the entries that are shown. Who leaves the list is chosen no longer, and another page, search or order
 * (another `place`) begins without a choice, so that nothing is ever done to somebody who cannot be seen.
 */
export function useSelection<Entry extends { readonly id: string }>(
  place: string,
  shown: readonly Entry[],
): Selection<Entry> {
  const [chosen, setChosen] = useState<{ readonly place: string; readonly ids: readonly string[] }>({ place, ids: [] });
  const entries = chosen.place === place ? shown.filter(({ id }) => chosen.ids.includes(id)) : [];
  const isAll = entries.length > 0 && entries.length === shown.length;
  const choose = (next: readonly Entry[]) => setChosen({ place, ids: next.map(({ id }) => id) });
  return {
    entries,
    isAll,
    toggle: (entry) =>
      choose(entries.includes(entry) ? entries.filter((other) => other !== entry) : [...entries, entry]),
    toggleAll: () => choose(isAll ? [] : shown),
  };
}
