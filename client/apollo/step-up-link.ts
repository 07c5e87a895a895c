import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { FactorMethod } from '#generated/enums.ts';
import { STEP_UP_CODE } from './failure.ts';
import type { Reactions } from './reactions.ts';

/**
 * Holds an operation that was refused until a second factor is given, then repeats it, so that nothing typed is lost.
 */
export function createStepUpLink(askForStepUp: Reactions['askForStepUp']): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) => {
        const asked = result.errors?.find(({ extensions }) => extensions?.['code'] === STEP_UP_CODE);
        return asked === undefined
          ? of(result)
          : from(askForStepUp(methodsIn(asked.extensions?.['methods']))).pipe(
              mergeMap((hasProved) => (hasProved ? forward(operation) : of(result))),
            );
      }),
    ),
  );
}

function methodsIn(value: unknown): FactorMethod[] {
  return Array.isArray(value) ? Object.values(FactorMethod).filter((method) => value.includes(method)) : [];
}
