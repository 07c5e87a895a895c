import type { FormEvent } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { type FormFailure, type Refusal, useFormFailure } from '#client/components/form/use-form-failure.ts';
import { type Form, useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toaster.tsx';
import { typedCode } from '#client/components/typed-code.ts';
import { errorText } from '#client/i18n/error-text.ts';
import type { EmailDomainsQuery } from '#generated/graphql.ts';
import { useAddEmailDomainMutation } from '#generated/hooks.ts';
import { emailDomain, isEmail } from '#rules/email.ts';
import { useDomainPaths } from './domain-paths.ts';
import type { DomainValues } from './domain-values.ts';
import { type DomainCode, useDomainCode } from './use-domain-code.ts';

/** A domain that the corporation has. */
export type OwnDomain = EmailDomainsQuery['corporation']['emailDomains'][number];

/** The form that adds an e-mail domain, and what became of it. */
interface AddEmailDomain {
  readonly form: Form<DomainValues>;
  readonly code: DomainCode;
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
}

/** Adds the domain of an address that a code has proved. */
export function useAddEmailDomain(domains: readonly OwnDomain[]): AddEmailDomain {
  const intl = useIntl();
  const navigate = useNavigate();
  const { list } = useDomainPaths();
  const form = useForm<DomainValues>({
    id: 'email-domain',
    initial: { email: '', verificationCode: '' },
    findProblems: ({ email, verificationCode }) => ({
      email: emailProblem(intl, email.trim(), domains),
      verificationCode: /^\d{6}$/.test(typedCode(verificationCode))
        ? undefined
        : intl.formatMessage({ id: 'emailDomains.problem.code' }),
    }),
  });
  const failure = useDomainFailure(form);
  const code = useDomainCode({ form, failure, emailProblem: emailProblem(intl, form.values.email.trim(), domains) });
  const [add, { loading }] = useAddEmailDomainMutation({
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
    const verificationCode = typedCode(form.values.verificationCode);
    const { data, error } = await add({ variables: { input: { email, verificationCode } } });
    if (!data) {
      failure.show(error);
      return;
    }
    const { domain } = data.addEmailDomain.emailDomain;
    showToast(intl.formatMessage({ id: 'emailDomains.add.done' }, { domain }));
    await navigate(list);
  };
  return { form, code, refusal: failure.refusal, isBusy: loading, handleSubmit };
}

function useDomainFailure(form: Form<DomainValues>): FormFailure {
  return useFormFailure({
    form,
    inputs: {
      invalid_email: 'email',
      restricted_email_suffix: 'email',
      unmatch_email_domain: 'email',
      sameEmailSuffix: 'email',
      wrong_verification_code: 'verificationCode',
      expired_verification_code: 'verificationCode',
    },
    codes: ['too_many_request', 'bad_request_parameter'],
  });
}

/** What is wrong with the address, as far as the page can know. */
function emailProblem(intl: IntlShape, email: string, domains: readonly OwnDomain[]): string | undefined {
  if (email === '') {
    return intl.formatMessage({ id: 'emailDomains.problem.email' });
  }
  if (!isEmail(email)) {
    return errorText(intl, { kind: 'coded', code: 'invalid_email', message: '', details: {} });
  }
  const domain = emailDomain(email);
  const isOwn = domains.some((own) => own.domain === domain);
  return isOwn ? intl.formatMessage({ id: 'emailDomains.problem.own' }, { domain }) : undefined;
}
