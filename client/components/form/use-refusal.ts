import { useState } from 'react';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { SESSION_CODES } from '#client/components/error-dialog/dialog-kind.ts';
import type { Refusal } from './use-form-failure.ts';

interface ShownRefusal {
  readonly refusal: Refusal | undefined;
  /** Shows a failure; that the session has ended is said by the dialog of all failures. */
  readonly refuse: (error: unknown) => void;
  readonly clear: () => void;
}

/** Why the last attempt at something was refused; the operation's `handledCodes` are `all`. */
export function useRefusal(): ShownRefusal {
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempts, setAttempts] = useState(0);
  const refuse = (error: unknown) => {
    const failure = toFailure(error);
    if (SESSION_CODES.has(failureCode(failure) ?? '')) {
      return;
    }
    setAttempts(attempts + 1);
    setRefusal({ failure, attempt: attempts + 1 });
  };
  return { refusal, refuse, clear: () => setRefusal(undefined) };
}
