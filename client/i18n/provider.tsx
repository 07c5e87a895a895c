import { createContext, type ReactElement, type ReactNode, use, useEffect, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import type { Language } from '#rules/language.ts';
import { storeLocale } from './locale.ts';
import { showLanguage, useShownLanguage } from './shown-language.ts';

/** The current language, and how to switch. */
interface LanguageChoice {
  readonly locale: Language;
  /** Loads the texts of another language, then shows and stores it. */
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

/** Provides the page with its texts and keeps `<html lang>` in sync. */
export function LanguageProvider({ children }: LanguageProviderProps): ReactElement {
  const { locale, messages } = useShownLanguage();
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

/** Returns the current language and how to switch. */
export function useLanguage(): LanguageChoice {
  const language = use(LanguageContext);
  if (language === null) {
    throw new TypeError('useLanguage needs a LanguageProvider above it');
  }
  return language;
}
