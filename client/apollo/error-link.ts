import { ErrorLink } from '@apollo/client/link/error';
import { from, mergeMap, of, throwError } from 'rxjs';
import { CONSENT_CODE, failureCode, SESSION_CODES, STEP_UP_CODE, toFailure } from './failure.ts';
import type { Reactions } from './reactions.ts';

/** Operation context for failures that the page shows itself. */
interface FailureContext {
  /**
   * Codes that open no dialog because the page handles them. `all` covers every code of the operation and an
   * unreachable server, but not the codes of an ended session; `anonymous` covers these too, where no session is
   * needed.
   */
  readonly handledCodes: ReadonlySet<string> | 'all' | 'anonymous';
}

declare module '@apollo/client' {
  interface DefaultContext extends Partial<FailureContext> {}
}

function needsDialog(code: string, handledCodes: FailureContext['handledCodes'] | undefined): boolean {
  if (handledCodes === 'anonymous') {
    return false;
  }
  if (handledCodes === 'all') {
    return SESSION_CODES.has(code);
  }
  // The consent link asks for consent; a manager who refuses is logged out. The step-up link asks for the second
  // factor; who closes its dialog knows why nothing was done.
  return code !== CONSENT_CODE && code !== STEP_UP_CODE && handledCodes?.has(code) !== true;
}

/**
 * Creates the link that shows every failure no page handles, and holds its operation until the reader has chosen to try
 * again or to leave it.
 */
export function createErrorLink(showFailure: Reactions['showFailure']): ErrorLink {
  return new ErrorLink(({ error, result, operation, forward }) => {
    const failure = toFailure(error);
    if (!needsDialog(failureCode(failure) ?? '', operation.getContext().handledCodes)) {
      return undefined;
    }
    const leave = () => (result === undefined ? throwError(() => error) : of(result));
    return from(showFailure(failure)).pipe(
      mergeMap((isRepeated) => (isRepeated ? createErrorLink(showFailure).request(operation, forward) : leave())),
    );
  });
}
