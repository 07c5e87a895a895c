import type { FormEvent } from 'react';
import { type Failure, failureCode, toFailure } from '#client/apollo/failure.ts';
import { typedCode } from '#client/components/typed-code.ts';
import type { ClaDiff_ClaFragment } from '#generated/graphql.ts';
import { useAgreeToIndividualClaMutation } from '#generated/hooks.ts';
import { nothingToUpdate } from './nothing-to-update.tsx';
import { REFUSAL_CODES, refusedInput } from './refusals.ts';
import type { SignField } from './sign-fields.ts';
import type { InputKey } from './sign-form-state.ts';
import type { SignedIndividual } from './signed-individual.ts';
import { type SignForm, useSignForm } from './use-sign-form.ts';
import { useVerificationCode, type VerificationCode } from './use-verification-code.ts';

/** What is agreed to, by whom, and who wants to know how it went. */
export interface AgreementOptions {
  readonly linkId: string;
  readonly email: string;
  readonly cla: ClaDiff_ClaFragment;
  readonly onSigned: (signed: SignedIndividual) => void;
  /** Asks anew what there is to agree to. */
  readonly onReload: () => Promise<unknown>;
}

/** One agreement from the first digit typed to the server's answer. */
interface Agreement {
  readonly form: SignForm;
  readonly code: VerificationCode;
  readonly isSubmitting: boolean;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
  readonly handleReload: () => Promise<void>;
}

/** The address that the code is sent to; nothing else is filled in anew. */
const FIELDS: readonly SignField[] = [{ type: 'email', fieldId: undefined, label: '', help: '', required: true }];
const HANDLED: ReadonlySet<string> = new Set([...REFUSAL_CODES, 'cla_is_latest']);

/** Ties the agreement to the server: codes, the submission, and what is refused. */
export function useAgreement({ linkId, email, cla, onSigned, onReload }: AgreementOptions): Agreement {
  const form = useSignForm({ fields: FIELDS, way: 'individual', given: { email } });
  const { state, dispatch, problems } = form;
  const [mutate, { loading }] = useAgreeToIndividualClaMutation({
    errorPolicy: 'all',
    context: { handledCodes: HANDLED },
  });
  const handleRefusal = (failure: Failure, otherwise?: InputKey) =>
    dispatch({ type: 'refused', key: refusedInput(failure, FIELDS) ?? otherwise, failure });
  const code = useVerificationCode({
    linkId,
    way: 'individual',
    language: cla.language,
    onSent: () => dispatch({ type: 'codeSent' }),
    onRefused: (failure) => handleRefusal(failure, 'verificationCode'),
  });

  const submit = async () => {
    const verificationCode = typedCode(state.values.verificationCode);
    const input = { linkId, email, claId: cla.id, verificationCode, privacyConsented: state.hasConsented };
    const { data, error } = await mutate({ variables: { input } });
    if (data) {
      onSigned(data.agreeToCurrentIndividualCla);
      return;
    }
    const failure = toFailure(error);
    const refused = failureCode(failure);
    if (nothingToUpdate(refused) !== undefined) {
      // The page around the form says so, once it asks again.
      await onReload();
    } else if (HANDLED.has(refused ?? '')) {
      handleRefusal(failure);
    }
  };
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) {
      return;
    }
    dispatch({ type: 'attempted' });
    if (problems.size === 0) {
      await submit();
    }
  };
  const handleReload = async () => {
    await onReload();
    dispatch({ type: 'reloaded' });
  };
  return { form, code, isSubmitting: loading, handleSubmit, handleReload };
}
