import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { timeout } from 'rxjs';
import { createCache } from './cache.ts';
import { createConsentLink } from './consent-link.ts';
import { readCookie } from './cookie.ts';
import { createErrorLink } from './error-link.ts';

/** Milliseconds after which a request is given up (specification §9). */
const REQUEST_TIMEOUT = 60_000;

const timeoutLink = new ApolloLink((operation, forward) => forward(operation).pipe(timeout(REQUEST_TIMEOUT)));

/** Repeats the session's CSRF token, when there is one (specification §7). */
const tokenLink = new SetContextLink(({ headers }) => {
  const token = readCookie('csrf_token');
  return token === undefined ? {} : { headers: { ...headers, token } };
});

/** The client of the product's own GraphQL endpoint. */
export function createApolloClient(): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      createErrorLink(),
      createConsentLink(),
      timeoutLink,
      tokenLink,
      new HttpLink({ uri: '/graphql', credentials: 'same-origin' }),
    ]),
  });
}
