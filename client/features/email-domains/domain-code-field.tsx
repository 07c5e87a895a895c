import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeField } from '#client/components/form/code-field.tsx';
import type { Form } from '#client/components/form/use-form.ts';
import type { DomainValues } from './domain-values.ts';
import type { DomainCode } from './use-domain-code.ts';

interface DomainCodeFieldProps {
  readonly form: Form<DomainValues>;
  readonly code: DomainCode;
}

/** The code that proves the address above it. */
export function DomainCodeField({ form, code: { isSending, sentTo, ...code } }: DomainCodeFieldProps): ReactElement {
  const seconds = code.secondsLeft(form.values.email);
  return (
    <CodeField
      input={form.input('verificationCode')}
      label={<FormattedMessage id="emailDomains.code" />}
      help={<FormattedMessage id="emailDomains.code.help" />}
      isSending={isSending}
      secondsLeft={seconds}
      texts={{
        send: <FormattedMessage id="emailDomains.code.send" />,
        sending: <FormattedMessage id="emailDomains.code.sending" />,
        wait: <FormattedMessage id="emailDomains.code.wait" values={{ seconds }} />,
        sent:
          sentTo === undefined ? undefined : (
            <FormattedMessage id="emailDomains.code.sent" values={{ email: sentTo }} />
          ),
      }}
      onSend={() => void code.send()}
    />
  );
}
