import { Flex, Stack } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import type { LoginForm } from './login-values.ts';
import { PasskeyLogin } from './passkey-login.tsx';

interface CredentialFieldsProps {
  readonly form: LoginForm;
  readonly isBusy: boolean;
  /** Whether its button stands out no more than others. */
  readonly isQuiet?: boolean;
  /** Where a forgotten password is asked for; undefined where there is another way to it. */
  readonly retrievePath: string | undefined;
  /** What else is asked for before the button. */
  readonly children?: ReactNode;
}

/** The part of the log-in for accounts of this service: a password, or a passkey in its place. */
export function CredentialFields({
  form,
  isBusy,
  isQuiet = false,
  retrievePath,
  children,
}: CredentialFieldsProps): ReactElement {
  return (
    <Stack gap="6">
      <TextField
        input={form.input('account')}
        label={<FormattedMessage id="login.account" />}
        attributes={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false }}
      />
      <PasswordField
        input={form.input('password')}
        label={<FormattedMessage id="login.password" />}
        autoComplete="current-password"
      />
      {children}
      <Flex gap="4" align="center" justify="space-between" wrap="wrap">
        <SubmitButton isBusy={isBusy} variant={isQuiet ? 'outline' : 'solid'}>
          <FormattedMessage id={isBusy ? 'login.submitting' : 'login.submit'} />
        </SubmitButton>
        {retrievePath !== undefined && (
          <ButtonLink to={retrievePath} variant="plain">
            <FormattedMessage id="login.forgot" />
          </ButtonLink>
        )}
      </Flex>
      <PasskeyLogin form={form} isBusy={isBusy} />
    </Stack>
  );
}
