/** What a database cannot hold, or not as it was given: the null character, and halves of surrogate pairs. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Whether a text could be stored; one that could not is not found either, and looking it up would fail. */
export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text);
}
