import type { FormEvent } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type Refusal, useFormFailure } from '#client/components/form/use-form-failure.ts';
import { type Form, useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toaster.tsx';
import { errorText } from '#client/i18n/error-text.ts';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { useUpdateRepresentativeMutation } from '#generated/hooks.ts';
import { isEmail } from '#rules/email.ts';
import { characterCount, NAME_MAX_LENGTH } from '#rules/field-value.ts';

interface Values extends Record<string, string> {
  readonly representativeName: string;
  readonly representativeEmail: string;
}

interface Representative {
  readonly form: Form<Values>;
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
}

/** The form that changes who represents a corporation. */
export function useRepresentative(signing: CorporationRowFragment, onSaved: () => void): Representative {
  const intl = useIntl();
  const { representativeName, representativeEmail } = signing;
  const form = useForm<Values>({
    id: 'representative',
    initial: { representativeName, representativeEmail },
    findProblems: (values) => findProblems(intl, values),
  });
  const failure = useFormFailure({
    form,
    inputs: {
      invalid_email: 'representativeEmail',
      not_same_corp: 'representativeEmail',
      resigned: 'representativeEmail',
      exits_email: 'representativeEmail',
    },
    codes: ['bad_request_parameter', 'not_ready_to_sign', 'no_permission'],
  });
  const [update, { loading }] = useUpdateRepresentativeMutation({
    errorPolicy: 'all',
    context: { handledCodes: failure.handledCodes },
  });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading || !form.attempt()) {
      return;
    }
    failure.clear();
    const name = form.values.representativeName.trim();
    const email = form.values.representativeEmail.trim();
    const input = { id: signing.id, representativeName: name, representativeEmail: email };
    const { data, error } = await update({ variables: { input } });
    if (!data) {
      failure.show(error);
      return;
    }
    showToast(intl.formatMessage({ id: 'corporations.representative.done' }));
    onSaved();
  };
  return { form, refusal: failure.refusal, isBusy: loading, handleSubmit };
}

function findProblems(
  intl: IntlShape,
  { representativeName, representativeEmail }: Values,
): Partial<Record<keyof Values, string>> {
  const length = characterCount(representativeName.trim());
  return {
    ...((length === 0 || length > NAME_MAX_LENGTH) && {
      representativeName: intl.formatMessage(
        { id: 'corporations.representative.problem.name' },
        { max: NAME_MAX_LENGTH },
      ),
    }),
    ...(!isEmail(representativeEmail.trim()) && {
      representativeEmail: errorText(intl, { kind: 'coded', code: 'invalid_email', message: '', details: {} }),
    }),
  };
}
