import { ApolloLink } from '@apollo/client';
import { from, mergeMap, of } from 'rxjs';
import { isSessionOver } from './failure.ts';
import type { Reactions } from './reactions.ts';

function needsLogin(operation: ApolloLink.Operation, result: ApolloLink.Result): boolean {
  const { handledCodes } = operation.getContext();
  const isOver = (code: unknown): code is string => typeof code === 'string' && isSessionOver(code);
  const code = result.errors?.map(({ extensions }) => extensions?.['code']).find(isOver);
  const isHandled = handledCodes === 'anonymous' || (typeof handledCodes === 'object' && handledCodes.has(code ?? ''));
  return code !== undefined && !isHandled;
}

/**
 * Holds an operation that was refused because the session had ended until the manager has logged in again over the
 * page, then repeats it, so that nothing typed is lost.
 */
export function createLoginLink(askToLogIn: Reactions['askToLogIn']): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      mergeMap((result) =>
        needsLogin(operation, result)
          ? from(askToLogIn()).pipe(mergeMap((isLoggedIn) => (isLoggedIn ? forward(operation) : of(result))))
          : of(result),
      ),
    ),
  );
}
