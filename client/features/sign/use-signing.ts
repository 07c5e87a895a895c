import type { FormEvent } from 'react';
import type { Failure } from '#client/apollo/failure.ts';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { SignedCla_ClaFragment } from '#generated/graphql.ts';
import { refusedInput } from './refusals.ts';
import { type SignField, toSignFields } from './sign-fields.ts';
import type { InputKey } from './sign-form-state.ts';
import { type SignForm, useSignForm } from './use-sign-form.ts';
import { type Signed, useSubmitSigning } from './use-submit-signing.ts';
import { useVerificationCode, type VerificationCode } from './use-verification-code.ts';

/** What is signed, and who wants to know how it went. */
export interface SigningOptions {
  readonly linkId: string;
  readonly cla: SignedCla_ClaFragment & { readonly id: string };
  readonly onSigned: (signed: Signed) => void;
  /** Fetches the current CLA; what was typed stays. */
  readonly onReload: () => Promise<unknown>;
}

/** One signing from the first character typed to the server's answer. */
export interface Signing {
  readonly fields: readonly SignField[];
  readonly form: SignForm;
  readonly code: VerificationCode;
  readonly isSubmitting: boolean;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
  readonly handleReload: () => Promise<void>;
}

/** Ties the form to the server: codes, the submission, and what is refused. */
export function useSigning({ linkId, cla, onSigned, onReload }: SigningOptions): Signing {
  const fields = toSignFields(cla.fields, useLanguage().locale);
  const form = useSignForm(fields);
  const { state, dispatch, problems } = form;
  const handleRefusal = (failure: Failure, otherwise?: InputKey) =>
    dispatch({ type: 'refused', key: refusedInput(failure, fields) ?? otherwise, failure });
  const code = useVerificationCode({
    linkId,
    language: cla.language,
    onSent: () => dispatch({ type: 'codeSent' }),
    onRefused: (failure) => handleRefusal(failure, 'verificationCode'),
  });
  const [submit, isSubmitting] = useSubmitSigning({ linkId, cla, fields, onSigned, onRefused: handleRefusal });

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
  return { fields, form, code, isSubmitting, handleSubmit, handleReload };
}
