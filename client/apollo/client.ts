import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { timeout } from 'rxjs';
import { createCache } from './cache.ts';
import { createConsentLink } from './consent-link.ts';
import { createErrorLink } from './error-link.ts';
import { createLoginLink } from './login-link.ts';
import type { Reactions } from './reactions.ts';
import { csrfTokenOf, type SessionRole } from './session-role.ts';
import { createStepUpLink } from './step-up-link.ts';

/** Milliseconds before a request is aborted. */
const REQUEST_TIMEOUT = 60_000;

const timeoutLink = new ApolloLink((operation, forward) => forward(operation).pipe(timeout(REQUEST_TIMEOUT)));

/** Operation context for operations that use no session of a role. */
interface TokenContext {
  /** The CSRF token to send instead of that of the role's session. */
  readonly csrfToken: string;
}

declare module '@apollo/client' {
  interface DefaultContext extends Partial<TokenContext> {}
}

/**
 * Sends the CSRF token of the operation, or else of the role's session. An operation that is repeated after a log-in
 * still carries the headers of the ended session, so they do not count.
 */
const createTokenLink = (role: SessionRole) =>
  new SetContextLink(({ headers, csrfToken }) => {
    const token = csrfToken ?? csrfTokenOf(role);
    return token === undefined ? {} : { headers: { ...headers, token } };
  });

/** Mails that the reader causes are in the language of the page, which may not be the browser's. */
const languageLink = new SetContextLink(({ headers }) => ({
  headers: { ...headers, 'accept-language': document.documentElement.lang },
}));

/** Creates the client for our own GraphQL endpoint, which uses the session of one role. */
export function createApolloClient(
  { showFailure, askToLogIn, askForConsent, askForStepUp }: Reactions,
  role: SessionRole,
): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      createErrorLink(showFailure),
      createLoginLink(askToLogIn),
      createConsentLink(askForConsent),
      createStepUpLink(askForStepUp),
      timeoutLink,
      createTokenLink(role),
      languageLink,
      new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    ]),
  });
}
