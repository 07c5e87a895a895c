import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { LanguageProvider } from '#client/i18n/provider.tsx';
import { system } from '#client/theme/system.ts';

interface ProvidersProps {
  readonly styles: EmotionCache;
  readonly children: ReactNode;
}

/** Provides every page with theme and texts. */
export function Providers({ styles, children }: ProvidersProps): ReactElement {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <LanguageProvider>{children}</LanguageProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
