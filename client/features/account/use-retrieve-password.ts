import type { FormEvent } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type Refusal, useFormFailure } from '#client/components/form/use-form-failure.ts';
import { type Form, useForm } from '#client/components/form/use-form.ts';
import { useLanguage } from '#client/i18n/provider.tsx';
import { useRequestPasswordResetMutation } from '#generated/hooks.ts';
import { isEmail } from '#rules/email.ts';
import { useAccountArea } from './use-account-area.ts';

/** Who wants to know that the request was taken. */
export interface RetrievePasswordOptions {
  readonly onSent: (email: string) => void;
}

/** The form that asks for a link, and what became of it. */
interface RetrievePassword {
  readonly form: Form<{ readonly email: string }>;
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
}

function emailProblem(intl: IntlShape, email: string): string | undefined {
  if (email === '') {
    return intl.formatMessage({ id: 'errors.missing_email' });
  }
  return isEmail(email) ? undefined : intl.formatMessage({ id: 'errors.invalid_email' });
}

/** Asks for the mail with the link. */
export function useRetrievePassword({ onSent }: RetrievePasswordOptions): RetrievePassword {
  const intl = useIntl();
  const { locale } = useLanguage();
  const { linkId } = useAccountArea();
  const form = useForm({
    id: 'account',
    initial: { email: '' },
    findProblems: ({ email }) => ({ email: emailProblem(intl, email.trim()) }),
  });
  const failure = useFormFailure({
    form,
    inputs: { invalid_email: 'email', not_an_email: 'email', missing_email: 'email' },
    codes: ['too_many_request', 'bad_request_parameter', 'no_link'],
  });
  const [request, { loading }] = useRequestPasswordResetMutation({
    errorPolicy: 'all',
    context: { handledCodes: failure.handledCodes },
  });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading || !form.attempt()) {
      return;
    }
    failure.clear();
    const email = form.values.email.trim();
    const language = locale === 'zh' ? 'ZH' : 'EN';
    const input = { email, language, ...(linkId !== undefined && { linkId }) } as const;
    const { data, error } = await request({ variables: { input } });
    if (data) {
      onSent(email);
    } else {
      failure.show(error);
    }
  };
  return { form, refusal: failure.refusal, isBusy: loading, handleSubmit };
}
