import { useCallback } from 'react';
import { changeDraft, useStoredDraft } from './draft-store.ts';
import type { Draft } from './draft.ts';

/** The draft, and how to change it. Every change is stored at once, so a reload loses nothing. */
export interface DraftState {
  readonly draft: Draft;
  /** Returns the changed draft. */
  readonly change: (change: (draft: Draft) => Draft) => Draft;
}

/** Returns a manager's draft, shared by all steps. */
export function useDraft(owner: string): DraftState {
  const change = useCallback((step: (draft: Draft) => Draft) => changeDraft(owner, step), [owner]);
  return { draft: useStoredDraft(owner), change };
}
