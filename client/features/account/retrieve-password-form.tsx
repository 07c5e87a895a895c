import { Flex } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { useLanguage } from '#client/i18n/provider.tsx';
import { useRequestPasswordResetMutation } from '#generated/hooks.ts';
import { isEmail } from '#rules/email.ts';
import { LanguageKey } from '#rules/language.ts';
import { useAccountArea } from './use-account-area.ts';

interface RetrievePasswordFormProps {
  readonly onSent: (email: string) => void;
}

const REFUSALS: Refusals<'email'> = {
  inputs: { invalid_email: 'email', not_an_email: 'email', missing_email: 'email' },
  codes: ['too_many_request', 'bad_request_parameter', 'no_link'],
};

/** Asks for the address to which the link goes. */
export function RetrievePasswordForm({ onSent }: RetrievePasswordFormProps): ReactElement {
  const intl = useIntl();
  const { locale } = useLanguage();
  const { linkId, loginPath } = useAccountArea();
  const [request] = useRequestPasswordResetMutation(operationOptions(REFUSALS));
  const language = LanguageKey[locale];
  const form = useForm({
    id: 'account',
    initial: { email: '' },
    findProblems: ({ email }) => ({ email: emailProblem(intl, email.trim()) }),
    refusals: REFUSALS,
    submit: ({ email }) =>
      request({ variables: { input: { email: email.trim(), language, ...(linkId !== undefined && { linkId }) } } }),
    onDone: (_done, { email }) => onSent(email.trim()),
  });
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'account.retrieve.title' })}
      refused={<FormattedMessage id="account.retrieve.refused" />}
    >
      <TextField
        input={form.input('email')}
        label={<FormattedMessage id="account.email" />}
        attributes={{ type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false }}
      />
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <SubmitButton isBusy={form.isBusy}>
          <FormattedMessage id={form.isBusy ? 'account.retrieve.submitting' : 'account.retrieve.submit'} />
        </SubmitButton>
        <ButtonLink to={loginPath} variant="plain">
          <FormattedMessage id="account.toLogin" />
        </ButtonLink>
      </Flex>
    </FormFrame>
  );
}

function emailProblem(intl: IntlShape, email: string): string | undefined {
  if (email === '') {
    return intl.formatMessage({ id: 'errors.missing_email' });
  }
  return isEmail(email) ? undefined : intl.formatMessage({ id: 'errors.invalid_email' }, { reason: 'none' });
}
