import type { FormEvent } from 'react';
import type { Failure } from '#client/apollo/failure.ts';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { SignedCla_ClaFragment } from '#generated/graphql.ts';
import { refusedInput } from './refusals.ts';
import { type SignField, toSignFields } from './sign-fields.ts';
import type { InputKey, SignFormState } from './sign-form-state.ts';
import { type SignForm, useSignForm } from './use-sign-form.ts';
import { type SendSigning, useSubmitSigning } from './use-submit-signing.ts';
import { useVerificationCode, type VerificationCode } from './use-verification-code.ts';

/** What is signed, and who wants to know how it went. */
export interface SigningOptions<Signed> {
  readonly linkId: string;
  readonly cla: SignedCla_ClaFragment & { readonly id: string };
  readonly onSigned: (signed: Signed) => void;
  /** Fetches the current CLA; what was typed stays. */
  readonly onReload: () => Promise<unknown>;
}

/** How it is signed. */
export interface SigningManner<Signed> {
  readonly way: SigningWay;
  readonly send: SendSigning<Signed>;
  /** What is known already. */
  readonly given?: SignFormState['values'];
}

/** One signing from the first character typed to the server's answer. */
export interface Signing {
  readonly way: SigningWay;
  readonly fields: readonly SignField[];
  readonly form: SignForm;
  readonly code: VerificationCode;
  readonly isSubmitting: boolean;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
  readonly handleReload: () => Promise<void>;
}

/** Ties the form to the server: codes, the submission, and what is refused. */
export function useSigning<Signed>(
  { linkId, cla, onSigned, onReload }: SigningOptions<Signed>,
  { way, send, given = {} }: SigningManner<Signed>,
): Signing {
  const fields = toSignFields(cla.fields, way, useLanguage().locale);
  const form = useSignForm({ fields, way, given });
  const { state, dispatch, problems } = form;
  const handleRefusal = (failure: Failure, otherwise?: InputKey) =>
    dispatch({ type: 'refused', key: refusedInput(failure, fields) ?? otherwise, failure });
  const code = useVerificationCode({
    linkId,
    way,
    language: cla.language,
    onSent: () => dispatch({ type: 'codeSent' }),
    onRefused: (failure) => handleRefusal(failure, 'verificationCode'),
  });
  const [submit, isSubmitting] = useSubmitSigning({
    linkId,
    cla,
    way,
    fields,
    send,
    onSigned,
    onRefused: handleRefusal,
  });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) {
      return;
    }
    dispatch({ type: 'attempted' });
    if (problems.size === 0) {
      await submit(state);
    }
  };
  const handleReload = async () => {
    await onReload();
    dispatch({ type: 'reloaded' });
  };
  return { way, fields, form, code, isSubmitting, handleSubmit, handleReload };
}
