import {
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '#rules/language.ts';
import { readLocale, storeLocale } from './locale.ts';
import { loadMessages, type Messages } from './messages.ts';

/** A language with its texts at hand. */
export interface LoadedLanguage {
  readonly locale: Language;
  readonly messages: Messages;
}

/** The language being read, and the way to the other. */
interface LanguageChoice {
  readonly locale: Language;
  /** Fetches the texts of the other language, then shows and remembers it. */
  readonly switchTo: (locale: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

/** Fetches the texts of one language, by default of the one the reader chose last. */
export async function loadLanguage(locale: Language = readLocale()): Promise<LoadedLanguage> {
  return { locale, messages: await loadMessages(locale) };
}

interface LanguageProviderProps {
  readonly initial: LoadedLanguage;
  readonly children: ReactNode;
}

/** Gives the page its texts, and keeps `<html lang>` in step. */
export function LanguageProvider({ initial, children }: LanguageProviderProps): ReactElement {
  const [{ locale, messages }, setLanguage] = useState(initial);
  const switchTo = useCallback(async (next: Language) => {
    setLanguage(await loadLanguage(next));
    storeLocale(next);
  }, []);
  const language = useMemo(() => ({ locale, switchTo }), [locale, switchTo]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  return (
    <LanguageContext value={language}>
      <IntlProvider locale={locale} messages={messages}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** The language of the page, and the way to change it. */
export function useLanguage(): LanguageChoice {
  const language = use(LanguageContext);
  if (language === null) {
    throw new TypeError('useLanguage needs a LanguageProvider above it');
  }
  return language;
}
