import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { type Rest, RestContext } from '#client/apollo/rest.ts';
import { LanguageProvider } from '#client/i18n/provider.tsx';
import { system } from '#client/theme/system.ts';

interface ProvidersProps {
  readonly apollo: ApolloClient;
  readonly rest: Rest;
  readonly styles: EmotionCache;
  readonly children: ReactNode;
}

/** Provides every page with theme, texts and data. */
export function Providers({ apollo, rest, styles, children }: ProvidersProps): ReactElement {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <LanguageProvider>
          <ApolloProvider client={apollo}>
            <RestContext value={rest}>{children}</RestContext>
          </ApolloProvider>
        </LanguageProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
