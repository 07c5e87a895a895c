import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { askForConsent } from '#client/session/consent-state.ts';

const CODE = 'privacy_consent_invalid';

function needsConsent(operation: ApolloLink.Operation, result: ApolloLink.Result): boolean {
  const { handledCodes } = operation.getContext();
  const isHandled = handledCodes !== undefined && handledCodes !== 'all' && handledCodes.has(CODE);
  return !isHandled && result.errors?.some(({ extensions }) => extensions?.['code'] === CODE) === true;
}

/**
 * Holds back what the server refused for want of consent until the manager has answered, and does it then (specification
 * §4); nothing typed is lost. Log-in names the code as its own and is left alone.
 */
export function createConsentLink(): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) =>
        needsConsent(operation, result)
          ? from(askForConsent()).pipe(mergeMap((hasAgreed) => (hasAgreed ? forward(operation) : of(result))))
          : of(result),
      ),
    ),
  );
}
