import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeField } from '#client/components/form/code-field.tsx';
import { focusInput } from '#client/components/form/input-id.ts';
import { operationOptions } from '#client/components/form/refusals.ts';
import { useCode } from '#client/components/form/use-code.ts';
import { useLanguage } from '#client/i18n/provider.tsx';
import { retryOf } from '#client/i18n/retry.ts';
import { useVerifySenderMutation } from '#generated/hooks.ts';
import { LanguageKey } from '#rules/language.ts';
import { askedServer, MAILBOX_REFUSALS, type MailboxForm } from './mailbox.ts';

interface MailboxCodeFieldProps {
  readonly form: MailboxForm;
}

/** The code that the mailbox sends to itself, which proves that the authorisation code is right. */
export function MailboxCodeField({ form }: MailboxCodeFieldProps): ReactElement {
  const { locale } = useLanguage();
  const [verify] = useVerifySenderMutation(operationOptions(MAILBOX_REFUSALS));
  const input = form.input('verificationCode');
  const { authorizationCode, server } = form.values;
  const address = form.values.address.trim();
  const code = useCode({
    form,
    input: 'verificationCode',
    address,
    needs: ['address', 'authorizationCode'],
    send: async () => {
      const language = LanguageKey[locale];
      const mailbox = { address, authorizationCode, ...askedServer(server) };
      const { data, error } = await verify({ variables: { input: { ...mailbox, language } } });
      if (data) {
        focusInput(input.id);
      }
      return { data: data && { ...data.verifySender, address }, error };
    },
  });
  const { sent, secondsLeft } = code;
  return (
    <CodeField
      input={input}
      label={<FormattedMessage id="bindCla.smtp.verificationCode" />}
      help={<FormattedMessage id="bindCla.smtp.verificationCode.help" />}
      code={code}
      texts={{
        send: <FormattedMessage id="bindCla.smtp.send" />,
        sending: <FormattedMessage id="bindCla.smtp.sending" />,
        wait: <FormattedMessage id="bindCla.smtp.wait" values={retryOf(secondsLeft)} />,
        sent: sent && <FormattedMessage id="bindCla.smtp.sent" values={{ address: sent.address }} />,
      }}
    />
  );
}
