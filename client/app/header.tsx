import { Box, Button, Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useMatches } from 'react-router-dom';
import { SealMark } from '#client/components/seal-mark.tsx';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { PageHandle } from './page-handle.ts';

/** Signers never need them, so they stay out of what they download. */
const MENUS = {
  org: lazy(async () => ({ default: (await import('./community-menu.tsx')).CommunityMenu })),
  corp: lazy(async () => ({ default: (await import('./corporation-menu.tsx')).CorporationMenu })),
} as const;

/** The top of every page: the mark, the menu of whoever is logged in, and the other language. */
export function Header(): ReactElement {
  const intl = useIntl();
  const { locale, switchTo } = useLanguage();
  const other = locale === 'zh' ? 'en' : 'zh';
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const pageType = handle === undefined || handle.isMenuHidden === true ? 'not-logged-in' : handle.pageType;
  const Menu = pageType === 'not-logged-in' ? undefined : MENUS[pageType];

  return (
    <Box as="header" borderBottom="hairline">
      <Flex
        maxWidth="wide"
        mx="auto"
        px={{ base: '4', md: '8' }}
        height="16"
        gap={{ base: '2', md: '8' }}
        align="center"
        justify="space-between"
      >
        <ChakraLink asChild variant="plain" _hover={{ textDecoration: 'none' }}>
          <Link to="/index" aria-label={intl.formatMessage({ id: 'app.header.home' })}>
            <Flex as="span" align="center" gap="3">
              <SealMark />
              <Text as="span" fontSize="lg" fontWeight="semibold" letterSpacing="wide">
                <FormattedMessage id="app.name" />
              </Text>
            </Flex>
          </Link>
        </ChakraLink>
        <Flex flexGrow="1" justify="flex-end" align="center" gap="2">
          {Menu !== undefined && (
            <Suspense>
              <Menu />
            </Suspense>
          )}
          <Button variant="ghost" size="sm" lang={other} onClick={() => void switchTo(other)}>
            <FormattedMessage id="app.header.language" />
          </Button>
        </Flex>
      </Flex>
    </Box>
  );
}
