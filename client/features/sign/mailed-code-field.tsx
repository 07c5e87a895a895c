import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeField } from '#client/components/form/code-field.tsx';
import { CodeMail } from '#client/components/form/code-mail.tsx';
import type { FormInput } from '#client/components/form/form.ts';
import type { Code } from '#client/components/form/use-code.ts';
import { ClockTime } from '#client/components/time-point.tsx';
import { retryOf } from '#client/i18n/retry.ts';
import type { SendVerificationCodeMutation } from '#generated/graphql.ts';

interface MailedCodeFieldProps {
  readonly input: FormInput<string>;
  readonly label: ReactNode;
  readonly code: Code<SendVerificationCodeMutation['sendVerificationCode']>;
}

/** A code that is mailed to the address above it. */
export function MailedCodeField({ input, label, code }: MailedCodeFieldProps): ReactElement {
  const { sent, secondsLeft } = code;
  return (
    <CodeField
      input={input}
      label={label}
      help={<FormattedMessage id="sign.field.verificationCode.help" />}
      code={code}
      texts={{
        send: <FormattedMessage id="sign.code.send" />,
        sending: <FormattedMessage id="sign.code.sending" />,
        wait: <FormattedMessage id="sign.code.wait" values={retryOf(secondsLeft)} />,
        sent: sent && (
          <CodeMail key={sent.mailId} mailId={sent.mailId} email={sent.email}>
            <FormattedMessage
              id="sign.code.sent"
              values={{ email: sent.email, time: <ClockTime value={sent.expiresAt} /> }}
            />
          </CodeMail>
        ),
      }}
    />
  );
}
