import { Box, Button, Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { SealMark } from '#client/components/seal-mark.tsx';
import { useLanguage } from '#client/i18n/provider.tsx';

/** The top of every page: the mark, and the other language. */
export function Header(): ReactElement {
  const intl = useIntl();
  const { locale, switchTo } = useLanguage();
  const other = locale === 'zh' ? 'en' : 'zh';

  return (
    <Box as="header" borderBottom="hairline">
      <Flex maxWidth="wide" mx="auto" px={{ base: '4', md: '8' }} height="16" align="center" justify="space-between">
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
        <Button variant="ghost" size="sm" lang={other} onClick={() => void switchTo(other)}>
          <FormattedMessage id="app.header.language" />
        </Button>
      </Flex>
    </Box>
  );
}
