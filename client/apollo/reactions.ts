import type { FactorMethod } from '#generated/enums.ts';
import type { Failure } from './failure.ts';

/** How the page reacts to failures that any request may run into. */
export interface Reactions {
  /** Shows a failure that no page handles. */
  readonly showFailure: (failure: Failure) => void;
  /** Asks the manager to agree to the current privacy policy; resolves to whether they did. */
  readonly askForConsent: () => Promise<boolean>;
  /** Asks the manager for one of these second factors; resolves to whether they gave it. */
  readonly askForStepUp: (methods: readonly FactorMethod[]) => Promise<boolean>;
}
