import { create } from 'zustand';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

/** Session storage key of the draft. */
const KEY = 'unfinished';
/** The format of what is stored; a draft in another format, left by an older page, is not read. */
const FORM = 2;

interface StoredDraft {
  readonly form: typeof FORM;
  /** See `ownerMark`. */
  readonly owner: string;
  readonly draft: Draft;
}

function readStorage(): StoredDraft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredDraft | null;
    // A draft left by an older page has no fields that were added since.
    return stored?.form === FORM ? { ...stored, draft: { ...EMPTY_DRAFT, ...stored.draft } } : null;
  } catch {
    return null;
  }
}

function writeStorage(stored: StoredDraft | null): void {
  try {
    if (stored === null) {
      sessionStorage.removeItem(KEY);
    } else {
      sessionStorage.setItem(KEY, JSON.stringify(stored));
    }
  } catch {
    // Where the browser blocks storage, the draft lasts until the page is left.
  }
}

const useStore = create<{ readonly stored: StoredDraft | null }>(() => ({ stored: readStorage() }));
useStore.subscribe(({ stored }) => writeStorage(stored));

/** The draft of one manager: a manager who logs in after another one in the same tab starts with an empty one. */
function draftOf(owner: string, stored: StoredDraft | null): Draft {
  return stored?.owner === owner ? stored.draft : EMPTY_DRAFT;
}

/** The draft of a manager, shared by all steps. */
export function useStoredDraft(owner: string): Draft {
  return useStore(({ stored }) => draftOf(owner, stored));
}

/** Changes the draft of a manager, and returns it. It is kept for this tab, through reloads. */
export function changeDraft(owner: string, change: (draft: Draft) => Draft): Draft {
  const draft = change(draftOf(owner, useStore.getState().stored));
  useStore.setState({ stored: { form: FORM, owner, draft } });
  return draft;
}

/** Forgets the draft, once it was submitted. */
export function forgetDraft(): void {
  useStore.setState({ stored: null });
}

/** Distinguishes managers without naming them in web storage: 32 bits of FNV-1a. */
export function ownerMark(platform: string, account: string): string {
  const bytes = new TextEncoder().encode(`${platform} ${account}`);
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5 | 0);
  return (hash >>> 0).toString(36);
}
