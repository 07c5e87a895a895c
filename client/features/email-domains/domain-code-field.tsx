import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeField } from '#client/components/form/code-field.tsx';
import { CodeMail } from '#client/components/form/code-mail.tsx';
import { operationOptions } from '#client/components/form/refusals.ts';
import { useCode } from '#client/components/form/use-code.ts';
import { retryOf } from '#client/i18n/retry.ts';
import { useRequestEmailDomainCodeMutation } from '#generated/hooks.ts';
import { DOMAIN_REFUSALS, type NewDomainForm } from './new-domain.ts';

interface DomainCodeFieldProps {
  readonly form: NewDomainForm;
}

/** The code that proves the address above it. */
export function DomainCodeField({ form }: DomainCodeFieldProps): ReactElement {
  const [request] = useRequestEmailDomainCodeMutation(operationOptions(DOMAIN_REFUSALS));
  const email = form.values.email.trim();
  const code = useCode({
    form,
    input: 'verificationCode',
    address: email,
    needs: ['email'],
    send: async () => {
      const { data, error } = await request({ variables: { input: { email } } });
      return { data: data && { ...data.requestEmailDomainCode, email }, error };
    },
  });
  const { sent, secondsLeft } = code;
  return (
    <CodeField
      input={form.input('verificationCode')}
      label={<FormattedMessage id="emailDomains.code" />}
      help={<FormattedMessage id="emailDomains.code.help" />}
      code={code}
      texts={{
        send: <FormattedMessage id="emailDomains.code.send" />,
        sending: <FormattedMessage id="emailDomains.code.sending" />,
        wait: <FormattedMessage id="emailDomains.code.wait" values={retryOf(secondsLeft)} />,
        sent: sent && (
          <CodeMail key={sent.mailId} mailId={sent.mailId} email={sent.email}>
            <FormattedMessage id="emailDomains.code.sent" values={{ email: sent.email }} />
          </CodeMail>
        ),
      }}
    />
  );
}
