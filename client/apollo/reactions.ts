import type { Failure } from './failure.ts';
import type { StepUpMethod } from './step-up-method.ts';

/** How the page reacts to failures that any request may run into. */
export interface Reactions {
  /** Shows a failure that no page handles; resolves to whether the same is to be tried again. */
  readonly showFailure: (failure: Failure) => Promise<boolean>;
  /** Asks the manager to agree to the current privacy policy; resolves to whether they did. */
  readonly askForConsent: () => Promise<boolean>;
  /** Asks the manager whose session has ended to log in again over the page; resolves to whether they did. */
  readonly askToLogIn: () => Promise<boolean>;
  /** Asks the manager to prove themselves by one of these; resolves to whether they did. */
  readonly askForStepUp: (methods: readonly StepUpMethod[]) => Promise<boolean>;
}
