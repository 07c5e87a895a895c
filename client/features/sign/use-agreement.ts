import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { failureCode } from '#client/apollo/failure.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useUnprintable } from '#client/components/form/use-unprintable.ts';
import type { UpdatedClaFragment } from '#generated/graphql.ts';
import { useAgreeToIndividualClaMutation } from '#generated/hooks.ts';
import { typedCode } from '#rules/typed-code.ts';
import { nothingToUpdate } from './nothing-to-update.tsx';
import { ownFieldValues, type SignField } from './sign-fields.ts';
import { findSignProblems } from './sign-problems.ts';
import { SIGN_OPERATION, signRefusals } from './sign-refusals.ts';
import { NOTHING_TYPED, type SignForm, typedInto } from './sign-values.ts';
import type { SignedIndividual } from './signed-individual.ts';

/** The version, the signer, and a callback for the outcome. */
export interface AgreementOptions {
  readonly linkId: string;
  readonly email: string;
  readonly cla: UpdatedClaFragment;
  /** What the version asks for beyond the signed one. */
  readonly asked: readonly SignField[];
  readonly onSigned: (signed: SignedIndividual) => void;
  /** Fetches the pending versions again. */
  readonly onReload: () => Promise<unknown>;
}

/** The address that the code is sent to. */
const EMAIL: SignField = { type: 'email', fieldId: undefined, label: '', help: '', required: true };

/** The form of an agreement, tied to the server. */
export function useAgreement({ linkId, email, cla, asked, onSigned, onReload }: AgreementOptions): SignForm {
  const fields = [EMAIL, ...asked];
  const intl = useIntl();
  const [agree] = useAgreeToIndividualClaMutation(SIGN_OPERATION);
  const { find: findUnprintable, prepare } = useUnprintable();
  const form = useForm({
    id: 'sign',
    initial: { ...NOTHING_TYPED, email },
    findProblems: (values) => findSignProblems(intl, { fields, way: 'individual', findUnprintable }, values),
    refusals: signRefusals(fields),
    place: { loginType: 'individual', page: 'code' },
    hasSummary: true,
    submit: ({ verificationCode, privacyConsented, ...values }) => {
      const fieldValues = ownFieldValues(asked, 'individual', values);
      const proved = { linkId, email, verificationCode: typedCode(verificationCode), privacyConsented };
      return agree({ variables: { input: { ...proved, claId: cla.id, fieldValues } } });
    },
    onDone: ({ agreeToCurrentIndividualCla }) => onSigned(agreeToCurrentIndividualCla),
    onRefused: async (failure) => {
      const isOver = nothingToUpdate(failureCode(failure)) !== undefined;
      if (isOver) {
        // The page around the form says so, once it asks again.
        await onReload();
      }
      return isOver;
    },
  });
  const typed = typedInto(asked, form.values);
  useEffect(() => prepare(typed), [prepare, typed]);
  return form;
}
