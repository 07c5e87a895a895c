import { useState } from 'react';
import { type Failure, failureCode, toFailure } from '#client/apollo/failure.ts';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { typedCode } from '#client/components/typed-code.ts';
import type { FieldValueInput, Language, SignedCla_ClaFragment } from '#generated/graphql.ts';
import { REFUSAL_CODES } from './refusals.ts';
import { ownFieldValues, type SignField } from './sign-fields.ts';
import type { SignFormState } from './sign-form-state.ts';

/** What is submitted, whoever signs. */
export interface SubmittedInput {
  readonly linkId: string;
  readonly claId: string;
  readonly language: Language;
  readonly email: string;
  readonly verificationCode: string;
  readonly fieldValues: FieldValueInput[];
  readonly privacyConsented: boolean;
}

/** Sends a signing with the values that its way to sign adds; answers what the server did. */
export type SendSigning<Signed> = (
  input: SubmittedInput,
  values: SignFormState['values'],
) => Promise<{ readonly signed: Signed | undefined; readonly error: unknown }>;

/** For the operations of the form, which shows these refusals itself. */
export const SIGNING_OPERATION = { errorPolicy: 'all', context: { handledCodes: REFUSAL_CODES } } as const;

interface SubmitOptions<Signed> {
  readonly linkId: string;
  readonly cla: SignedCla_ClaFragment & { readonly id: string };
  readonly way: SigningWay;
  readonly fields: readonly SignField[];
  readonly send: SendSigning<Signed>;
  readonly onSigned: (signed: Signed) => void;
  readonly onRefused: (failure: Failure) => void;
}

/** Submits the form, once at a time. */
export function useSubmitSigning<Signed>(
  options: SubmitOptions<Signed>,
): readonly [submit: (form: SignFormState) => Promise<void>, isSubmitting: boolean] {
  const { linkId, cla, way, fields, send, onSigned, onRefused } = options;
  const [isSubmitting, setIsSubmitting] = useState(false);

  const submit = async ({ values, hasConsented }: SignFormState) => {
    setIsSubmitting(true);
    const input = {
      linkId,
      claId: cla.id,
      language: cla.language,
      email: values.email?.trim() ?? '',
      verificationCode: typedCode(values.verificationCode),
      fieldValues: ownFieldValues(fields, way, values),
      privacyConsented: hasConsented,
    };
    const { signed, error } = await send(input, values);
    setIsSubmitting(false);
    if (signed !== undefined) {
      onSigned(signed);
      return;
    }
    const failure = toFailure(error);
    if (REFUSAL_CODES.has(failureCode(failure) ?? '')) {
      onRefused(failure);
    }
  };
  return [submit, isSubmitting];
}
