import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { readCookie } from '#client/apollo/cookie.ts';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { usePolicyPath } from '#client/session/use-policy-path.ts';

const NAME = 'agreed-cookiepolicy';
const VALUE = '3';
/** In seconds: 180 days. */
const LIFE = 180 * 24 * 60 * 60;

function needsNotice(): boolean {
  return window.self === window.top && readCookie(NAME) === undefined;
}

/** Explains the cookies once, and never inside a frame. It is part of the page flow, so it covers nothing. */
export function CookieNotice(): ReactElement | null {
  const intl = useIntl();
  const policyPath = usePolicyPath();
  const [isShown, setShown] = useState(needsNotice);
  if (!isShown) {
    return null;
  }
  const handleClose = () => {
    document.cookie = `${NAME}=${VALUE}; max-age=${LIFE}; path=/; samesite=lax`;
    setShown(false);
  };
  const linkToCookies = (text: ReactNode[]) => <NewTabLink href={policyPath('cookies')}>{text}</NewTabLink>;

  return (
    <Box
      as="section"
      aria-label={intl.formatMessage({ id: 'app.cookieNotice.label' })}
      bg="bg.subtle"
      borderBottom="hairline"
    >
      <Flex maxWidth="wide" mx="auto" px={{ base: '4', md: '8' }} py="2" gap="4" align="center" justify="space-between">
        <Text fontSize="sm">
          <FormattedMessage id="app.cookieNotice.text" values={{ a: linkToCookies }} />
        </Text>
        <Button size="sm" onClick={handleClose}>
          <FormattedMessage id="app.cookieNotice.close" />
        </Button>
      </Flex>
    </Box>
  );
}
