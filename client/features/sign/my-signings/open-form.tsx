import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import type { Form } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useCode } from '#client/components/form/use-code.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useLanguage } from '#client/i18n/provider.tsx';
import { useOpenMySigningsMutation } from '#generated/hooks.ts';
import { isEmail } from '#rules/email.ts';
import { LanguageKey } from '#rules/language.ts';
import { isTypedCode, typedCode } from '#rules/typed-code.ts';
import { MailedCodeField } from '../mailed-code-field.tsx';
import { useSendCode } from '../use-send-code.ts';
import type { Proof } from './kept-proof.ts';

interface OpenValues {
  readonly email: string;
  readonly code: string;
}

const REFUSALS: Refusals<keyof OpenValues> = {
  inputs: { wrong_verification_code: 'code', expired_verification_code: 'code', invalid_email: 'email' },
  codes: ['too_many_request', 'bad_request_parameter'],
};

interface OpenFormProps {
  readonly onOpened: (proof: Proof) => void;
}

/** Asks for an address and the code that proves it. */
export function OpenForm({ onOpened }: OpenFormProps): ReactElement {
  const form = useOpening(onOpened);
  const sendCode = useSendCode();
  const language = LanguageKey[useLanguage().locale];
  const { email } = form.values;
  const code = useCode({
    form,
    input: 'code',
    address: email,
    needs: ['email'],
    refusedAt: 'code',
    send: () => sendCode({ purpose: 'MY_SIGNINGS', email: email.trim(), language }),
  });
  return (
    <FormFrame form={form} refused={<FormattedMessage id="mySignings.refused" />} maxWidth="form">
      <TextField
        input={form.input('email')}
        label={<FormattedMessage id="mySignings.email" />}
        help={<FormattedMessage id="mySignings.email.help" />}
        attributes={{ type: 'email', autoCapitalize: 'none', spellCheck: false, autoComplete: 'email' }}
      />
      <MailedCodeField input={form.input('code')} label={<FormattedMessage id="mySignings.code" />} code={code} />
      <SubmitButton isBusy={form.isBusy} alignSelf="flex-start">
        <FormattedMessage id={form.isBusy ? 'mySignings.opening' : 'mySignings.open'} />
      </SubmitButton>
    </FormFrame>
  );
}

function useOpening(onOpened: OpenFormProps['onOpened']): Form<OpenValues> {
  const intl = useIntl();
  const [open] = useOpenMySigningsMutation(operationOptions(REFUSALS));
  return useForm<OpenValues, Proof>({
    id: 'my-signings',
    initial: { email: '', code: '' },
    findProblems: (values) => ({
      email: isEmail(values.email.trim()) ? undefined : intl.formatMessage({ id: 'sign.problem.email' }),
      code: isTypedCode(values.code) ? undefined : intl.formatMessage({ id: 'sign.problem.code' }),
    }),
    refusals: REFUSALS,
    place: { page: 'code' },
    submit: async (values) => {
      const input = { email: values.email.trim(), verificationCode: typedCode(values.code) };
      const { data, error } = await open({ variables: { input } });
      return { data: data?.openMySignings, error };
    },
    onDone: onOpened,
  });
}
