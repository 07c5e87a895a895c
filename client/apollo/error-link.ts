import { ErrorLink } from '@apollo/client/link/error';
import { showFailure } from '#client/components/error-dialog/dialog-state.ts';
import { failureCode, toFailure } from './failure.ts';

/** What an operation may say in its context about failures that its page shows itself. */
interface FailureContext {
  /** Codes without a dialog, because the page reacts to them; `all` includes an unreachable server. */
  readonly handledCodes: ReadonlySet<string> | 'all';
}

declare module '@apollo/client' {
  interface DefaultContext extends Partial<FailureContext> {}
}

/** Opens the dialog of every failure that no page handles. */
export function createErrorLink(): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const { handledCodes } = operation.getContext();
    const failure = toFailure(error);
    const isHandled = handledCodes === 'all' || handledCodes?.has(failureCode(failure) ?? '') === true;
    if (!isHandled) {
      showFailure(failure);
    }
  });
}
