import { ErrorLink } from '@apollo/client/link/error';
import { SESSION_CODES } from '#client/components/error-dialog/dialog-kind.ts';
import { showFailure } from '#client/components/error-dialog/dialog-state.ts';
import { failureCode, toFailure } from './failure.ts';

/** What an operation may say in its context about failures that its page shows itself. */
interface FailureContext {
  /** Codes without a dialog, because the page reacts to them; `all` are those of the operation, and an unreachable server, but not those of the session. */
  readonly handledCodes: ReadonlySet<string> | 'all';
}

declare module '@apollo/client' {
  interface DefaultContext extends Partial<FailureContext> {}
}

/** Of consent the consent link speaks; whoever refused it is on the way out. */
const CONSENT_CODE = 'privacy_consent_invalid';

function needsDialog(code: string, handledCodes: FailureContext['handledCodes'] | undefined): boolean {
  if (handledCodes === 'all') {
    return SESSION_CODES.has(code);
  }
  return code !== CONSENT_CODE && handledCodes?.has(code) !== true;
}

/** Opens the dialog of every failure that no page handles. */
export function createErrorLink(): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    const failure = toFailure(error);
    if (needsDialog(failureCode(failure) ?? '', operation.getContext().handledCodes)) {
      showFailure(failure);
    }
  });
}
