import { createContext, type ReactElement, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '#rules/language.ts';
import { storeLocale } from './locale.ts';
import { showLanguage, shownLanguage, subscribeToLanguage } from './shown-language.ts';

/** The language being read, and the way to the other. */
interface LanguageChoice {
  readonly locale: Language;
  /** Fetches the texts of the other language, then shows and remembers it. */
  readonly switchTo: (locale: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

async function switchTo(locale: Language): Promise<void> {
  await showLanguage(locale);
  storeLocale(locale);
}

interface LanguageProviderProps {
  readonly children: ReactNode;
}

/** Gives the page its texts, and keeps `<html lang>` in step. */
export function LanguageProvider({ children }: LanguageProviderProps): ReactElement {
  const { locale, messages } = useSyncExternalStore(subscribeToLanguage, shownLanguage);
  const language = useMemo(() => ({ locale, switchTo }), [locale]);
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
