import { type FormEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { toFailure } from '#client/apollo/failure.ts';
import type { FormOptions } from './form.ts';

interface SubmissionParts<V extends FieldValues> {
  /** A copy of what is typed, which later typing does not change. */
  readonly read: () => V;
  /** Goes to the first problem in the values; whether there is one. */
  readonly stopAtProblem: (values: V) => boolean;
  /** Whether the form that was submitted is still on the screen. */
  readonly isShown: () => boolean;
  readonly refuse: (error: unknown) => void;
  readonly clear: () => void;
}

interface Submission {
  /** Submissions so far, whatever came of them. */
  readonly attempts: number;
  readonly isBusy: boolean;
  readonly handleSubmit: (event: FormEvent) => void;
  /** Forgets that there were any. */
  readonly forgetAttempts: () => void;
}

/**
 * Submits a form, once at a time. Not by react-hook-form, which looks for problems later: phones open their keyboard
 * only when the focus moves to an input at once.
 */
export function useSubmission<V extends FieldValues, D>(
  { submit, onDone, onRefused }: Pick<FormOptions<V, D>, 'submit' | 'onDone' | 'onRefused'>,
  { read, stopAtProblem, isShown, refuse, clear }: SubmissionParts<V>,
): Submission {
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);

  const send = async (values: V) => {
    const answer = await submit(values);
    if (typeof answer !== 'object') {
      return;
    }
    if (answer.data) {
      await onDone?.(answer.data, values);
      return;
    }
    const isDealtWith = isShown() && (await onRefused?.(toFailure(answer.error), values)) === true;
    if (!isDealtWith) {
      refuse(answer.error);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) {
      return;
    }
    clear();
    setAttempts(attempts + 1);
    const values = read();
    if (!stopAtProblem(values)) {
      setBusy(true);
      void send(values).finally(() => setBusy(false));
    }
  };
  return { attempts, isBusy, handleSubmit, forgetAttempts: () => setAttempts(0) };
}
