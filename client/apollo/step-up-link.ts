import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { STEP_UP_CODE } from './failure.ts';
import type { Reactions } from './reactions.ts';
import { stepUpMethodsIn } from './step-up-method.ts';

/**
 * Holds an operation that was refused until the manager has proved themselves, then repeats it, so that nothing typed
 * is lost.
 */
export function createStepUpLink(askForStepUp: Reactions['askForStepUp']): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        const asked = result.errors?.find(({ extensions }) => extensions?.['code'] === STEP_UP_CODE);
        return asked === undefined
          ? of(result)
          : from(askForStepUp(stepUpMethodsIn(asked.extensions?.['methods']))).pipe(
              mergeMap((hasProved) => (hasProved ? forward(operation) : of(result))),
            );
      }),
    ),
  );
}
