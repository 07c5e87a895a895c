import { useState } from 'react';

/** The selected entries of a list page. */
export interface Selection<Entry> {
  /** In the order of the list. */
  readonly entries: readonly Entry[];
  readonly isAll: boolean;
  /** Whether everything that was found is selected, on the other pages too. */
  readonly isEverything: boolean;
  readonly toggle: (entry: Entry) => void;
  /** Selects the whole page, or nothing if all is selected. */
  readonly toggleAll: () => void;
  readonly chooseEverything: () => void;
  readonly clear: () => void;
}

interface Choice {
  readonly place: string;
  readonly ids: readonly string[];
  readonly isEverything: boolean;
}

/**
 * Selects among the visible entries. Entries that leave the list are deselected, and another page, search or order
 * (another `place`) starts with no selection, so no action ever affects somebody who was not chosen there.
 */
export function useSelection<Entry extends { readonly id: string }>(
  place: string,
  shown: readonly Entry[],
): Selection<Entry> {
  const [choice, setChoice] = useState<Choice>({ place, ids: [], isEverything: false });
  const entries = choice.place === place ? shown.filter(({ id }) => choice.ids.includes(id)) : [];
  const isAll = entries.length > 0 && entries.length === shown.length;
  const choose = (next: readonly Entry[], isEverything = false) =>
    setChoice({ place, ids: next.map(({ id }) => id), isEverything });
  return {
    entries,
    isAll,
    isEverything: isAll && choice.isEverything,
    toggle: (entry) =>
      choose(entries.includes(entry) ? entries.filter((other) => other !== entry) : [...entries, entry]),
    toggleAll: () => choose(isAll ? [] : shown),
    chooseEverything: () => choose(shown, true),
    clear: () => choose([]),
  };
}
