import { Flex, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useAccountArea } from './use-account-area.ts';
import { type RetrievePasswordOptions, useRetrievePassword } from './use-retrieve-password.ts';

/** Asks for the address to which the link goes. */
export function RetrievePasswordForm(options: RetrievePasswordOptions): ReactElement {
  const intl = useIntl();
  const { loginPath } = useAccountArea();
  const { form, refusal, isBusy, handleSubmit } = useRetrievePassword(options);
  return (
    <form
      noValidate
      aria-label={intl.formatMessage({ id: 'account.retrieve.title' })}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Stack gap="6">
        {refusal !== undefined && (
          <FormRefusal title={<FormattedMessage id="account.retrieve.refused" />} refusal={refusal} />
        )}
        <TextField
          input={form.input('email')}
          label={<FormattedMessage id="account.email" />}
          attributes={{ type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false }}
        />
        <Flex gap="4" align="center" justify="space-between" wrap="wrap">
          <SubmitButton isBusy={isBusy}>
            <FormattedMessage id={isBusy ? 'account.retrieve.submitting' : 'account.retrieve.submit'} />
          </SubmitButton>
          <ButtonLink to={loginPath} variant="plain">
            <FormattedMessage id="account.toLogin" />
          </ButtonLink>
        </Flex>
      </Stack>
    </form>
  );
}
