import { Flex, Link as ChakraLink } from '@chakra-ui/react';
import type { ReactElement, SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { keepsSession, latestRole } from '#client/apollo/session-role.ts';
import { LOGIN_TITLE_ID } from '#client/components/login-title-id.ts';
import { useArrival } from '#client/session/arrival.ts';
import { helpPath, VERIFY_PATH } from '#rules/paths.ts';

/** Where the header leads visitors of the home page; phones have room for the log-in, and the rest in the footer. */
export function VisitorPlaces(): ReactElement {
  const intl = useIntl();
  const isLoginPage = useArrival() !== undefined;
  const isLoggedIn = keepsSession(latestRole());
  return (
    <Flex
      as="nav"
      gap="6"
      me={{ base: '2', md: '4' }}
      fontSize="sm"
      aria-label={intl.formatMessage({ id: 'app.header.visitor' })}
    >
      <ChakraLink asChild variant="plain" py="2" hideBelow="md">
        <Link to={VERIFY_PATH}>
          <FormattedMessage id="app.verify" />
        </Link>
      </ChakraLink>
      <ChakraLink asChild variant="plain" py="2" hideBelow="md">
        <Link to={helpPath('signer')}>
          <FormattedMessage id="app.help" />
        </Link>
      </ChakraLink>
      {!isLoginPage && !isLoggedIn && (
        <ChakraLink variant="plain" py="2" whiteSpace="nowrap" href={`#${LOGIN_TITLE_ID}`} onClick={showLogin}>
          <FormattedMessage id="app.logIn" />
        </ChakraLink>
      )}
    </Flex>
  );
}

/** Unfolds the log-in and moves the focus there. */
function showLogin(event: SyntheticEvent): void {
  const title = document.getElementById(LOGIN_TITLE_ID);
  // While the page is loading, the link does what it says.
  if (title === null) {
    return;
  }
  event.preventDefault();
  title
    .closest('section')
    ?.querySelectorAll('details')
    .forEach((fold) => fold.toggleAttribute('open', true));
  title.scrollIntoView();
  title.focus({ preventScroll: true });
}
