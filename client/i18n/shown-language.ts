import type { Language } from '#rules/language.ts';
import { readLocale } from './locale.ts';
import { loadMessages, loadTextSet, type Messages, type TextSet } from './messages.ts';

/** The language of the page, with its texts. */
interface ShownLanguage {
  readonly locale: Language;
  readonly messages: Messages;
}

type Listener = () => void;

let shown: ShownLanguage | undefined;
const sets = new Set<TextSet>();
let requests = 0;
let latest: Promise<void> = Promise.resolve();
const listeners = new Set<Listener>();

async function load(locale: Language): Promise<ShownLanguage> {
  const texts = await Promise.all([loadMessages(locale), ...[...sets].map((set) => loadTextSet(set, locale))]);
  // All of them, as far as anybody can tell: what needs the texts of a set waits for these.
  return { locale, messages: Object.assign({}, ...texts) as Messages };
}

async function show(locale: Language, request: number): Promise<void> {
  const loaded = await load(locale);
  if (request !== requests) {
    return latest;
  }
  shown = loaded;
  for (const listener of listeners) {
    listener();
  }
}

/** Shows a language, by default the one the reader chose last, as soon as its texts are there; of several requests the last one counts. */
export function showLanguage(locale: Language = shown?.locale ?? readLocale()): Promise<void> {
  requests += 1;
  latest = show(locale, requests);
  return latest;
}

/** Adds a set of texts, now and in every language shown from here on. */
export function addTexts(set: TextSet): Promise<void> {
  if (sets.has(set)) {
    return latest;
  }
  sets.add(set);
  return showLanguage();
}

/** The language being shown; there is none before the first `showLanguage` is answered. */
export function shownLanguage(): ShownLanguage {
  if (shown === undefined) {
    throw new TypeError('showLanguage comes first');
  }
  return shown;
}

/** Tells the listener of every change, until the returned function is called. */
export function subscribeToLanguage(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
