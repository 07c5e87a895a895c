import {
  forgetUnfinishedInput,
  keepUnfinishedInput,
  readUnfinishedInput,
} from '#client/components/unfinished-input.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

/** The form of what is kept; a draft of another form, left by an older page, is not read. */
const FORM = 1;

interface StoredDraft {
  readonly form: typeof FORM;
  readonly owner: string;
  readonly draft: Draft;
}

let last: { readonly text: string; readonly stored: StoredDraft } | undefined;

function readStored(): StoredDraft | undefined {
  const text = readUnfinishedInput();
  if (text === null) {
    return undefined;
  }
  if (last?.text !== text) {
    // Written by this module alone, in this form.
    last = { text, stored: JSON.parse(text) as StoredDraft };
  }
  return last.stored.form === FORM ? last.stored : undefined;
}

/** The draft of this manager; whoever logs in after another manager in the same tab starts with an empty one. */
export function readDraft(owner: string): Draft {
  const stored = readStored();
  return stored?.owner === owner ? stored.draft : EMPTY_DRAFT;
}

/** Keeps the draft of this manager. */
export function keepDraft(owner: string, draft: Draft): void {
  keepUnfinishedInput(JSON.stringify({ form: FORM, owner, draft } satisfies StoredDraft));
}

/** Forgets the draft once it was submitted. */
export function forgetDraft(): void {
  forgetUnfinishedInput();
}

/** Tells managers apart without naming them in web storage (design §9): 32 bits of FNV-1a. */
export function ownerMark(platform: string, account: string): string {
  const bytes = new TextEncoder().encode(`${platform} ${account}`);
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01_00_01_93), 0x81_1c_9d_c5 | 0);
  return (hash >>> 0).toString(36);
}
