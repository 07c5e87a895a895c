import { useCallback, useSyncExternalStore } from 'react';
import { subscribeToUnfinishedInput } from '#client/components/unfinished-input.ts';
import { keepDraft, readDraft } from './draft-store.ts';
import type { Draft } from './draft.ts';

/** The draft and the way to change it; every change is kept at once, so a reload loses nothing. */
export interface DraftState {
  readonly draft: Draft;
  readonly change: (change: (draft: Draft) => Draft) => void;
}

/** The draft of one manager, shared by all steps. */
export function useDraft(owner: string): DraftState {
  const read = useCallback(() => readDraft(owner), [owner]);
  const draft = useSyncExternalStore(subscribeToUnfinishedInput, read);
  const change = useCallback((step: (draft: Draft) => Draft) => keepDraft(owner, step(readDraft(owner))), [owner]);
  return { draft, change };
}
