import { useState } from 'react';

/** The selected entries of a list page. */
export interface Selection<Entry> {
  /** In the order of the list. */
  readonly entries: readonly Entry[];
  readonly isAll: boolean;
  readonly toggle: (entry: Entry) => void;
  /** Selects the whole page, or nothing if all is selected. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/**
 * Selects among the visible entries. Entries that leave the list are deselected, and another page, search or order
 * (another `place`) starts with no selection, so no action ever affects somebody who is not visible.
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
    clear: () => choose([]),
  };
}
