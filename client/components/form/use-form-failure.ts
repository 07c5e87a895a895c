import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type Failure, failureCode, toFailure } from '#client/apollo/failure.ts';
import { errorText } from '#client/i18n/error-text.ts';
import type { ErrorCode } from '#generated/enums.ts';
import { useFailurePlace } from '../error-dialog/use-failure-place.ts';
import type { Form, Values } from './use-form.ts';

/** Why the last attempt was refused as a whole, and the number of that refusal. */
export interface Refusal {
  readonly failure: Failure;
  readonly attempt: number;
}

interface FormFailureOptions<V extends Values> {
  readonly form: Form<V>;
  /** Codes that speak of one input. */
  readonly inputs: Readonly<Partial<Record<ErrorCode, keyof V & string>>>;
  /** Codes that speak of the whole, or say in `field` which input they speak of. */
  readonly codes: readonly ErrorCode[];
}

/** What a form shows itself of what the server refused. */
export interface FormFailure {
  /** For the context of the operation: every other code opens the dialog. */
  readonly handledCodes: ReadonlySet<string>;
  readonly refusal: Refusal | undefined;
  /** Shows a failure in its place, at an input or above the form; of another code it does nothing. */
  readonly show: (error: unknown) => void;
  readonly clear: () => void;
}

/** Takes what the server refused to the place in the form where it belongs. */
export function useFormFailure<V extends Values>({ form, inputs, codes }: FormFailureOptions<V>): FormFailure {
  const intl = useIntl();
  const place = useFailurePlace();
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempts, setAttempts] = useState(0);
  const handledCodes: ReadonlySet<string> = new Set([...Object.keys(inputs), ...codes]);

  const show = (error: unknown) => {
    const failure = toFailure(error);
    const code = failureCode(failure);
    if (failure.kind === 'network' || code === undefined || !handledCodes.has(code)) {
      return;
    }
    const { field } = failure.details;
    const input = inputs[code as ErrorCode] ?? Object.keys(form.values).find((name) => name === field);
    if (input !== undefined) {
      form.refuse(input, errorText(intl, failure, place));
      return;
    }
    setAttempts(attempts + 1);
    setRefusal({ failure, attempt: attempts + 1 });
  };
  return { handledCodes, refusal, show, clear: () => setRefusal(undefined) };
}
