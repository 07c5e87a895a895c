import { Input, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormField } from '#client/components/form-field.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { SenderCodeInput } from './sender-code-input.tsx';
import { type SmtpAuthorizationOptions, smtpInputId, useSmtpAuthorization } from './use-smtp-authorization.ts';

/** Proves an address by a code that is sent from it to itself, with the authorisation code of its mailbox. */
export function SmtpAuthorization(options: SmtpAuthorizationOptions): ReactElement {
  const form = useSmtpAuthorization(options);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <Stack gap="6">
        <FormField
          id={smtpInputId('address')}
          label={<FormattedMessage id="bindCla.smtp.address" />}
          help={<FormattedMessage id="bindCla.smtp.address.help" />}
          required
          problem={form.problemText('address')}
        >
          {(described) => (
            <Input
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={options.address}
              onChange={(event) => form.type('address', event.target.value)}
              {...described}
            />
          )}
        </FormField>
        <FormField
          id={smtpInputId('authorizationCode')}
          label={<FormattedMessage id="bindCla.smtp.authorizationCode" />}
          help={<FormattedMessage id="bindCla.smtp.authorizationCode.help" />}
          required
          problem={form.problemText('authorizationCode')}
        >
          {(described) => (
            <Input
              type="password"
              autoComplete="new-password"
              value={form.values.authorizationCode}
              onChange={(event) => form.type('authorizationCode', event.target.value)}
              {...described}
            />
          )}
        </FormField>
        <SenderCodeInput form={form} />
        <SubmitButton variant="outline" alignSelf="flex-start" isBusy={form.isAuthorizing}>
          <FormattedMessage id={form.isAuthorizing ? 'bindCla.smtp.authorizing' : 'bindCla.smtp.authorize'} />
        </SubmitButton>
      </Stack>
    </form>
  );
}
