import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { STEP_UP_CODE } from './failure.ts';
import type { Reactions } from './reactions.ts';

/**
 * Holds an operation that was refused until a second factor is given, then repeats it, so that nothing typed is lost.
 */
export function createStepUpLink(askForStepUp: Reactions['askForStepUp']): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) =>
        result.errors?.some(({ extensions }) => extensions?.['code'] === STEP_UP_CODE) === true
          ? from(askForStepUp()).pipe(mergeMap((hasProved) => (hasProved ? forward(operation) : of(result))))
          : of(result),
      ),
    ),
  );
}
