import { create } from 'zustand';
import type { Language } from '#rules/language.ts';
import { loadTexts } from './load-texts.ts';
import { readLocale } from './locale.ts';
import type { Messages, TextSet } from './messages.ts';

/** The page's language with its texts. */
interface ShownLanguage {
  readonly locale: Language;
  readonly messages: Messages;
}

/** Empty until the first `showBaseTexts` or `showLanguage` resolves. */
const useStore = create<{ readonly shown: ShownLanguage | undefined }>(() => ({ shown: undefined }));
const sets = new Set<TextSet>(['base']);
let requests = 0;
let latest: Promise<void> = Promise.resolve();
/** The language asked for last: shown, or on its way. */
let wanted: Language | undefined;
let hasFailed = false;

async function load(locale: Language): Promise<ShownLanguage> {
  const texts = await Promise.all([...sets].map((set) => loadTexts(set, locale)));
  // A page waits for the sets it needs, so to it the record is complete.
  return { locale, messages: Object.assign({}, ...texts) as Messages };
}

async function show(locale: Language, request: number): Promise<void> {
  const loaded = await load(locale);
  if (request !== requests) {
    return latest;
  }
  useStore.setState({ shown: loaded });
}

/** Leaves what is shown as it is; the next texts that are asked for are loaded again. */
function giveUp(request: number): void {
  if (request === requests) {
    wanted = useStore.getState().shown?.locale;
    hasFailed = true;
  }
}

/** Shows a language once its texts are loaded; by default the one chosen last. The last of concurrent calls wins. */
export function showLanguage(locale: Language = wanted ?? readLocale()): Promise<void> {
  requests += 1;
  const request = requests;
  wanted = locale;
  hasFailed = false;
  latest = show(locale, request).catch((error: unknown) => {
    giveUp(request);
    throw error;
  });
  return latest;
}

/**
 * Shows the base texts in the language chosen last, unless texts are shown already. A page whose own texts fail to
 * download can thus still report it.
 */
export async function showBaseTexts(): Promise<void> {
  const locale = wanted ?? readLocale();
  const messages = (await loadTexts('base', locale)) as Messages;
  if (useStore.getState().shown === undefined) {
    useStore.setState({ shown: { locale, messages } });
  }
}

/** Adds a set of texts to the current language and to every language shown later. */
export function addTexts(set: TextSet): Promise<void> {
  if (sets.has(set) && !hasFailed) {
    return latest;
  }
  sets.add(set);
  return showLanguage();
}

/** Returns the language being shown, with its texts. Throws before the first texts are there. */
export function useShownLanguage(): ShownLanguage {
  const shown = useStore((state) => state.shown);
  if (shown === undefined) {
    throw new TypeError('showBaseTexts comes first');
  }
  return shown;
}
