import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { type Failure, toFailure } from '#client/apollo/failure.ts';
import { errorText, type FailurePlace } from '#client/i18n/error-text.ts';
import { useIsShown } from '../reader-place.ts';
import { showWarning } from '../toast.ts';
import type { Refusal } from './form.ts';
import { isHandled, refusedInput, type Refusals, withLastPart } from './refusals.ts';

interface RefusalOptions<P extends string> {
  /** Without it nothing is shown here: every refusal opens the dialog. */
  readonly refusals?: Refusals<P>;
  readonly place?: FailurePlace;
  /** Tells the inputs that can show a refusal; without it there are none. */
  readonly isInput?: (name: string) => name is P;
}

/** The last refusal, until the form is changed where it concerns it. */
export interface ShownRefusal<P extends string> {
  /** That of the form as a whole. */
  readonly refusal: Refusal | undefined;
  /** What was refused at this input. */
  readonly textAt: (name: P) => string | undefined;
  /** Takes a failure to its place; answers the input if it is at one. Warns where its place is not shown any more. */
  readonly show: (error: unknown, otherwise?: P) => P | undefined;
  readonly clearAt: (name: P) => void;
  readonly clear: () => void;
}

/** Takes what the server refused to its place in the form. */
export function useRefusal<P extends string>({ refusals, place, isInput }: RefusalOptions<P>): ShownRefusal<P> {
  const intl = useIntl();
  const [shown, setShown] = useState<{ readonly failure: Failure; readonly input: P | undefined }>();
  const [attempt, setAttempt] = useState(0);
  const isShown = useIsShown();

  const show = (error: unknown, otherwise?: P) => {
    const failure = toFailure(error);
    if (refusals === undefined || !isHandled(refusals, failure)) {
      return undefined;
    }
    if (!isShown()) {
      showWarning(errorText(intl, withLastPart(failure), place));
      return undefined;
    }
    const input = refusedInput(refusals, failure, isInput) ?? otherwise;
    setShown({ failure, input });
    setAttempt((before) => before + 1);
    return input;
  };
  const clearAt = useCallback((name: P) => setShown((before) => (before?.input === name ? undefined : before)), []);
  return {
    refusal: shown !== undefined && shown.input === undefined ? { failure: shown.failure, place, attempt } : undefined,
    textAt: (name) =>
      shown !== undefined && shown.input === name ? errorText(intl, withLastPart(shown.failure), place) : undefined,
    show,
    clearAt,
    clear: () => setShown(undefined),
  };
}
