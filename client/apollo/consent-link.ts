import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { CONSENT_CODE } from './failure.ts';
import type { Reactions } from './reactions.ts';

function needsConsent(operation: ApolloLink.Operation, result: ApolloLink.Result): boolean {
  const { handledCodes } = operation.getContext();
  const isHandled = typeof handledCodes === 'object' && handledCodes.has(CONSENT_CODE);
  return !isHandled && result.errors?.some(({ extensions }) => extensions?.['code'] === CONSENT_CODE) === true;
}

/**
 * Holds an operation that was refused for missing consent until the manager agrees, then retries it, so no input is
 * lost. Skips operations that handle the code themselves, such as the log-in.
 */
export function createConsentLink(askForConsent: Reactions['askForConsent']): ApolloLink {
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
