import type { ApolloClient } from '@apollo/client';
import { useEffect, useRef } from 'react';
import { keepsSession, type SessionRole } from '#client/apollo/session-role.ts';
import { useLanguage } from '#client/i18n/provider.tsx';
import { SetLanguageDocument } from '#generated/graphql.ts';
import { type Language, LANGUAGES } from '#rules/language.ts';

type Clients = Readonly<Record<SessionRole, { readonly apollo: ApolloClient }>>;

/**
 * Stores the language that the page is switched to, for the account logged in in each role, so that mails to their
 * account come in it. A failure shows nothing: the next log-in stores the language too.
 */
export function useStoredLanguage(clients: Clients): void {
  const { locale } = useLanguage();
  const stored = useRef(locale);
  useEffect(() => {
    if (stored.current === locale) {
      return;
    }
    stored.current = locale;
    for (const role of ['community', 'corporation'] as const) {
      if (keepsSession(role)) {
        storeLanguage(clients[role].apollo, locale);
      }
    }
  }, [clients, locale]);
}

function storeLanguage(apollo: ApolloClient, locale: Language): void {
  const language = LANGUAGES.find(({ code }) => code === locale)?.key ?? 'EN';
  apollo
    .mutate({ mutation: SetLanguageDocument, variables: { language }, context: { handledCodes: 'anonymous' } })
    .catch(() => undefined);
}
