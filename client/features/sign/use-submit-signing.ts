import { type Failure, failureCode, toFailure } from '#client/apollo/failure.ts';
import { typedCode } from '#client/components/typed-code.ts';
import type { SignedCla_ClaFragment, SignIndividualMutation } from '#generated/graphql.ts';
import { useSignIndividualMutation } from '#generated/hooks.ts';
import { REFUSAL_CODES } from './refusals.ts';
import type { SignField } from './sign-fields.ts';
import type { SignFormState } from './sign-form-state.ts';

/** What the server answers to an accepted signing. */
export type Signed = Omit<SignIndividualMutation['signIndividual'], '__typename'>;

interface SubmitOptions {
  readonly linkId: string;
  readonly cla: SignedCla_ClaFragment & { readonly id: string };
  readonly fields: readonly SignField[];
  readonly onSigned: (signed: Signed) => void;
  readonly onRefused: (failure: Failure) => void;
}

/** The values that only the form knows: the server fills in name, address and date itself (design §7). */
function fieldValues(fields: readonly SignField[], { values }: SignFormState): { id: string; value: string }[] {
  return fields.flatMap(({ type, fieldId }) => {
    const value = (values[type] ?? '').trim();
    const isOwn = fieldId !== undefined && type !== 'name' && type !== 'email' && type !== 'date';
    return isOwn && value !== '' ? [{ id: fieldId, value }] : [];
  });
}

/** Submits the form, once at a time. */
export function useSubmitSigning({
  linkId,
  cla,
  fields,
  onSigned,
  onRefused,
}: SubmitOptions): readonly [submit: (form: SignFormState) => Promise<void>, isSubmitting: boolean] {
  const [mutate, { loading }] = useSignIndividualMutation({
    errorPolicy: 'all',
    context: { handledCodes: REFUSAL_CODES },
  });

  const submit = async (form: SignFormState) => {
    const input = {
      linkId,
      claId: cla.id,
      language: cla.language,
      name: form.values.name?.trim() ?? '',
      email: form.values.email?.trim() ?? '',
      verificationCode: typedCode(form.values.verificationCode),
      fieldValues: fieldValues(fields, form),
      privacyConsented: form.hasConsented,
    };
    const { data, error } = await mutate({ variables: { input } });
    if (data) {
      onSigned(data.signIndividual);
      return;
    }
    const failure = toFailure(error);
    if (REFUSAL_CODES.has(failureCode(failure) ?? '')) {
      onRefused(failure);
    }
  };
  return [submit, loading];
}
