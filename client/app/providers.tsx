import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { LanguageProvider } from '#client/i18n/provider.tsx';
import { system } from '#client/theme/system.ts';

interface ProvidersProps {
  readonly apollo: ApolloClient;
  readonly styles: EmotionCache;
  readonly children: ReactNode;
}

/** What every page needs around it: looks, texts and data. */
export function Providers({ apollo, styles, children }: ProvidersProps): ReactElement {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <LanguageProvider>
          <ApolloProvider client={apollo}>{children}</ApolloProvider>
        </LanguageProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
