import { Flex, Link as ChakraLink } from '@chakra-ui/react';
import type { ReactElement, SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { keepsSession, latestRole } from '#client/apollo/session-role.ts';
import { LOGIN_TITLE_ID } from '#client/components/login-title-id.ts';
import { NEW_TAB, NewTabNote } from '#client/components/new-tab-link.tsx';
import type { MessageId } from '#client/i18n/messages.ts';
import { useArrival } from '#client/session/arrival.ts';
import { helpPath, VERIFY_PATH } from '#rules/paths.ts';

const PLACES: readonly { readonly path: string; readonly textId: MessageId }[] = [
  { path: VERIFY_PATH, textId: 'app.verify' },
  { path: helpPath('signer'), textId: 'app.help' },
];

interface VisitorPlacesProps {
  /** Whether the log-in is on the page, so that the header jumps to it. */
  readonly hasLogin: boolean;
}

/**
 * Where the header leads those who do not manage anything; on phones they are in the footer, but for the log-in that is
 * on the page. From other pages they open in a new tab, so that nothing typed is lost.
 */
export function VisitorPlaces({ hasLogin }: VisitorPlacesProps): ReactElement {
  const intl = useIntl();
  const isLoginPage = useArrival() !== undefined;
  const isLoggedIn = keepsSession(latestRole());
  const places = hasLogin || isLoggedIn ? PLACES : [...PLACES, { path: '/index', textId: 'app.logIn' } as const];
  return (
    <Flex
      as="nav"
      gap="6"
      me={{ base: hasLogin ? '2' : '0', md: '4' }}
      fontSize="sm"
      aria-label={intl.formatMessage({ id: 'app.header.visitor' })}
    >
      {places.map(({ path, textId }) => (
        <ChakraLink key={path} asChild variant="plain" py="2" hideBelow="md">
          <Link to={path} {...(!hasLogin && NEW_TAB)}>
            <FormattedMessage id={textId} />
            {!hasLogin && <NewTabNote />}
          </Link>
        </ChakraLink>
      ))}
      {hasLogin && !isLoginPage && !isLoggedIn && (
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
